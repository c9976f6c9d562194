import { anticipateSignUp, initialSignUpView, type SignUpEvent, type SignUpView } from '@duneline/machines';
import * as t from '@duneline/specs/messages/sign-in';
import { brand } from '@duneline/specs/site';
import { Button, Form, Spinner, TextField } from '@duneline/ui';
import { Suspense, useEffect, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useFlow } from '../../../lib/flow/useFlow.ts';
import { lazyPart } from '../../../lib/lazy-part/lazyPart.tsx';
import { returnAddress } from '../returnAddress.ts';
import { FormProblem } from '../FormProblem.tsx';
import { textOf } from '../../../lib/form/textOf.ts';
import { identifierOf } from '../formFields.ts';
import { NewPassword } from '../password/NewPassword.tsx';
import { Providers } from '../Providers.tsx';
import { returnTarget } from '../returnTarget.ts';
import { Step } from '../Step.tsx';
import { useFieldErrors } from '../useFieldErrors.ts';
import * as css from '../sign-in.css.ts';

const ConfirmStep = lazyPart(async () => (await import('./ConfirmStep.tsx')).ConfirmStep);

export interface SignUpFlowProps {
  /** What the account is made for: to become an affiliate, or to trade. It is the same account. */
  readonly purpose: 'affiliate' | 'account';
}

/** The words of a purpose, where it continues, and the sign-in screen of those who have an account. */
const purposes = {
  affiliate: { title: t.signUpTitle, lead: t.signUpLead, home: '/affiliate-dashboard', signIn: '/affiliate-login' },
  account: { title: t.accountTitle, lead: t.accountLead, home: '/dashboard', signIn: '/login' },
} as const;

/** Creates an account, confirms its address or number, and continues signed in. */
export function SignUpFlow({ purpose }: SignUpFlowProps) {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const { title, lead, home, signIn } = purposes[purpose];
  const returnTo = returnTarget(search);
  const target = returnTo ?? home;
  // A link opened elsewhere leads to the sign-in screen, which knows whether more is required.
  const comeBackTo = () => returnAddress(signIn, returnTo);
  const [hasComeBack, setHasComeBack] = useState(false);
  const { view, send, preload } = useFlow<SignUpView, SignUpEvent>({
    initial: initialSignUpView(),
    anticipate: anticipateSignUp,
    load: async () => ({ start: (await import('./signUp.actor.ts')).startSignUp(comeBackTo()) }),
  });
  const { step, typed, identifier, name, problem, waitsFor } = view;
  const errors = useFieldErrors(problem);

  useEffect(() => preload(), [preload]);
  useEffect(() => {
    if (step === 'done') void navigate(target, { replace: true });
  }, [step, navigate, target]);

  if (step === 'form') {
    return (
      <Step title={title} lead={lead} isOpening={!hasComeBack}>
        <Form
          validationBehavior="aria"
          method="post"
          validationErrors={errors}
          onSubmit={({ currentTarget: form }) =>
            send({
              type: 'account.submit',
              ...identifierOf(form),
              password: textOf(form, 'password'),
              name: textOf(form, 'name').trim(),
            })
          }
        >
          <noscript>
            <p className={css.note}>{t.needsScript({ mail: brand.email.support })}</p>
          </noscript>
          <FormProblem problem={problem} />
          <TextField name="name" label={t.nameLabel} autoComplete="name" defaultValue={name} isRequired maxLength={80} />
          <TextField
            name="identifier"
            label={t.identifierLabel}
            description={t.identifierHint}
            autoComplete="username"
            defaultValue={typed || orderedWith(state)}
            isRequired
          />
          <NewPassword
            label={t.passwordLabel}
            personal={(form) => (form ? [textOf(form, 'name'), textOf(form, 'identifier')] : [])}
          />
          <Button type="submit" variant="primary" size="lg" isWide isPending={waitsFor === 'account'} pendingLabel={t.signingUp}>
            {t.signUp}
          </Button>
          <p className={css.note}>
            {t.signUpTerms} <a href={`${brand.hosts.help}/legal/terms`}>{t.signUpTermsLink}</a> {t.signUpAnd}{' '}
            <a href={`${brand.hosts.help}/legal/privacy`}>{t.signUpPrivacyLink}</a>.
          </p>
        </Form>
        <Providers onChoose={(provider) => send({ type: 'provider.choose', provider })} />
        <div className={css.more}>
          <p>
            {t.haveAccount} <Link to={{ pathname: signIn, search: search.toString() }}>{t.signIn}</Link>
          </p>
        </div>
      </Step>
    );
  }
  if (step === 'confirm' && identifier) {
    return (
      <Suspense fallback={<Spinner />}>
        <ConfirmStep
          typed={typed}
          identifier={identifier}
          isForAffiliates={purpose === 'affiliate'}
          signIn={{ pathname: signIn, search: search.toString() }}
          comeBackTo={comeBackTo()}
          onVerified={() => send({ type: 'session.signedIn' })}
          onBack={() => {
            setHasComeBack(true);
            send({ type: 'step.back' });
          }}
        />
      </Suspense>
    );
  }
  return (
    <output className={css.waiting}>
      <Spinner /> {t.alreadySignedIn}
    </output>
  );
}

/** The address of the order that a page of the checkout passes on in the history, so that it is in no URL. */
function orderedWith(state: unknown): string {
  const { email } = Object(state);
  return typeof email === 'string' ? email : '';
}
