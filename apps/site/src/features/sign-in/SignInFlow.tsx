import { anticipateSignIn, initialSignInView, type SignInEvent, type SignInView } from '@duneline/machines';
import * as t from '@duneline/specs/messages/sign-in';
import { Button, Spinner } from '@duneline/ui';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useFlow } from '../../lib/flow/useFlow.ts';
import { lazyPart } from '../../lib/lazy-part/lazyPart.tsx';
import { useIsHydrated } from '../../lib/start/useIsHydrated.ts';
import { returnAddress } from './returnAddress.ts';
import { returnTarget } from './returnTarget.ts';
import { SignInForm } from './SignInForm.tsx';
import * as css from './sign-in.css.ts';

const CodeStep = lazyPart(async () => (await import('./code/CodeStep.tsx')).CodeStep);
const SecondFactorStep = lazyPart(async () => (await import('./second-factor/SecondFactorStep.tsx')).SecondFactorStep);
const RecoveryFlow = lazyPart(async () => (await import('./recovery/RecoveryFlow.tsx')).RecoveryFlow);

export interface SignInFlowProps {
  readonly title: string;
  readonly lead: string;
  /** The target without a `returnTo`, a path of this site. */
  readonly home: string;
  /** Whether external providers are offered. */
  readonly hasProviders?: boolean;
  /** Below the form. */
  readonly children?: ReactNode;
}

/** Signs in step by step, then navigates to `returnTo` or `home`. A signed-in user is redirected immediately. */
export function SignInFlow({ title, lead, home, hasProviders = false, children }: SignInFlowProps) {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const isHydrated = useIsHydrated(); // the query string is unknown while prerendering
  const navigate = useNavigate();
  const returnTo = returnTarget(search);
  const [hasComeBack, setHasComeBack] = useState(false);
  const { view, send, preload } = useFlow<SignInView, SignInEvent>({
    initial: initialSignInView(),
    anticipate: anticipateSignIn,
    load: async () => ({ start: (await import('./signIn.actor.ts')).startSignIn(returnAddress(pathname, returnTo)) }),
  });
  const { step, typed, identifier } = view;
  const target = returnTo ?? home;

  useEffect(() => preload(), [preload]);
  useEffect(() => {
    if (step === 'done') void navigate(target, { replace: true });
  }, [step, navigate, target]);

  function back() {
    setHasComeBack(true);
    send({ type: 'step.back' });
  }
  const verify = () => send({ type: 'session.signedIn' });
  const otherRecipient = (
    <Button variant="quiet" size="sm" onPress={back}>
      {t.otherRecipient}
    </Button>
  );

  if (step === 'form') {
    return (
      <>
        <SignInForm view={view} send={send} title={title} lead={lead} isOpening={!hasComeBack} hasProviders={hasProviders}>
          {isHydrated && returnTo && <p className={css.note}>{t.continues({ path: returnTo })}</p>}
        </SignInForm>
        {children}
      </>
    );
  }
  if (step === 'arriving' || step === 'done') {
    return (
      <output className={css.waiting}>
        <Spinner /> {t.alreadySignedIn}
      </output>
    );
  }
  const comeBackTo = returnAddress(pathname, returnTo);
  return (
    <Suspense fallback={<Spinner />}>
      {step === 'code' && identifier && (
        <CodeStep
          title={t.codeTitle}
          lead={'email' in identifier ? t.codeMail({ recipient: typed }) : t.codeText({ recipient: typed })}
          purpose={{ kind: 'signIn', identifier }}
          isSent
          comeBackTo={comeBackTo}
          onVerified={verify}
        >
          {otherRecipient}
        </CodeStep>
      )}
      {step === 'confirm' && identifier && (
        <CodeStep
          title={'email' in identifier ? t.inboxTitle : t.phoneTitle}
          lead={'email' in identifier ? t.inboxText({ recipient: typed }) : t.codeText({ recipient: typed })}
          purpose={{ kind: 'confirmation', identifier }}
          isSent={false}
          comeBackTo={comeBackTo}
          onVerified={verify}
        >
          {otherRecipient}
        </CodeStep>
      )}
      {step === 'factor' && (
        <SecondFactorStep comeBackTo={comeBackTo} onVerified={() => send({ type: 'factor.verify' })}>
          <Button variant="quiet" size="sm" onPress={back}>
            {t.factorLeave}
          </Button>
        </SecondFactorStep>
      )}
      {step === 'recovery' && (
        <RecoveryFlow
          isProved={view.isProved}
          typed={typed}
          identifier={identifier}
          comeBackTo={comeBackTo}
          onBack={back}
          onFinish={() => send({ type: 'recovery.finish' })}
        />
      )}
    </Suspense>
  );
}
