import { anticipateSignUp, initialSignUpView, type SignUpEvent, type SignUpView } from '@duneline/machines';
import * as t from '@duneline/specs/messages/sign-in';
import { brand } from '@duneline/specs/site';
import { Button, Form, Spinner, TextField } from '@duneline/ui';
import { Suspense, useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useFlow } from '../../../lib/flow/useFlow.ts';
import { lazyPart } from '../../../lib/lazy-part/lazyPart.tsx';
import { returnAddress } from '../returnAddress.ts';
import { FormProblem } from '../FormProblem.tsx';
import { textOf } from '../../../lib/form/textOf.ts';
import { useIsHydrated } from '../../../lib/start/useIsHydrated.ts';
import { identifierOf } from '../formFields.ts';
import { NewPassword } from '../password/NewPassword.tsx';
import { Providers } from '../Providers.tsx';
import { returnTarget } from '../returnTarget.ts';
import { Step } from '../Step.tsx';
import * as css from '../sign-in.css.ts';

const ConfirmStep = lazyPart(async () => (await import('./ConfirmStep.tsx')).ConfirmStep);

/** Creates an account, confirms its address or number, and continues signed in. */
export function SignUpFlow() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const returnTo = returnTarget(search);
  const target = returnTo ?? '/affiliate-dashboard';
  // Buyers create an account here too, on their way to an order. The prerendered page does not know the address's query.
  const isHydrated = useIsHydrated();
  const isForAffiliates = !isHydrated || target.startsWith('/affiliate-dashboard');
  // A link opened elsewhere leads to the sign-in screen, which knows whether more is required.
  const [hasComeBack, setHasComeBack] = useState(false);
  const { view, send, preload } = useFlow<SignUpView, SignUpEvent>({
    initial: initialSignUpView(),
    anticipate: anticipateSignUp,
    load: async () => ({ start: (await import('./signUp.actor.ts')).startSignUp(returnAddress('/affiliate-login', returnTo)) }),
  });
  const { step, typed, identifier, name, problem, waitsFor } = view;

  useEffect(() => preload(), [preload]);
  useEffect(() => {
    if (step === 'done') void navigate(target, { replace: true });
  }, [step, navigate, target]);

  if (step === 'form') {
    return (
      <Step
        title={isForAffiliates ? t.signUpTitle : t.accountTitle}
        lead={isForAffiliates ? t.signUpLead : t.accountLead}
        isOpening={!hasComeBack}
      >
        <Form
          method="post"
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
            defaultValue={typed}
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
            {t.haveAccount} <Link to={{ pathname: '/affiliate-login', search: search.toString() }}>{t.signIn}</Link>
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
          isForAffiliates={isForAffiliates}
          comeBackTo={returnAddress('/affiliate-login', returnTo)}
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
