import { initialSecondFactorView, type SecondFactorEvent, type SecondFactorView } from '@duneline/machines';
import * as t from '@duneline/specs/messages/sign-in';
import { Alert, Button, Spinner } from '@duneline/ui';
import { useEffect, type ReactNode } from 'react';
import { useFlow } from '../../../lib/flow/useFlow.ts';
import { authSentence } from '../../../lib/backend/authSentence.ts';
import { CodeStep } from '../code/CodeStep.tsx';
import { Step } from '../Step.tsx';
import * as css from '../sign-in.css.ts';

export interface SecondFactorStepProps {
  /** URL of the screen, including `returnTo`. */
  readonly comeBackTo: string;
  readonly onVerified: () => void;
  /** Alternatives to this step. */
  readonly children?: ReactNode;
}

/** Verifies the second factor: the only one immediately, one of several after a choice. */
export function SecondFactorStep({ comeBackTo, onVerified, children }: SecondFactorStepProps) {
  const { view, send, preload } = useFlow<SecondFactorView, SecondFactorEvent>({
    initial: initialSecondFactorView(),
    load: () => import('./secondFactor.actor.ts'),
  });
  useEffect(() => preload(), [preload]);
  const { status, factors, factor, error } = view;

  if (factor && (status === 'proving' || status === 'verified')) {
    return (
      <CodeStep
        key={factor.id}
        title={t.factorTitle}
        lead={factor.type === 'totp' ? t.factorAppText({ name: factor.name }) : t.factorPhoneText({ name: factor.name })}
        purpose={{ kind: 'factor', factor }}
        isSent={false}
        comeBackTo={comeBackTo}
        onVerified={() => {
          send({ type: 'factor.verify' });
          onVerified();
        }}
      >
        {factors.length > 1 && (
          <Button variant="quiet" size="sm" onPress={() => send({ type: 'factor.change' })}>
            {t.factorOther}
          </Button>
        )}
        {children}
      </CodeStep>
    );
  }
  // The step appears as a whole: otherwise a similar button would replace another one, and a press on it would be lost.
  if (status === 'reading') {
    return (
      <output className={css.waiting}>
        <Spinner /> {t.factorReading}
      </output>
    );
  }
  return (
    <Step key={status} title={t.factorTitle} lead={status === 'choosing' ? t.factorLead : undefined}>
      {status === 'failed' && (
        <Alert
          tone="danger"
          title={t.factorFailed}
          action={
            <Button size="sm" onPress={() => send({ type: 'factor.retry' })}>
              {t.retry}
            </Button>
          }
        >
          {authSentence(error)}
        </Alert>
      )}
      {status === 'choosing' &&
        factors.map(({ id, type, name }) => (
          <Button key={id} isWide onPress={() => send({ type: 'factor.choose', factorId: id })}>
            {type === 'totp' ? t.factorApp({ name }) : t.factorPhone({ name })}
          </Button>
        ))}
      <div className={css.alternatives}>{children}</div>
    </Step>
  );
}
