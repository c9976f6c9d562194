import { initialRecoveryView, type RecoveryEvent, type RecoveryView, type TypedIdentifier } from '@duneline/machines';
import * as t from '@duneline/specs/messages/sign-in';
import { Button, Form, Spinner, TextField } from '@duneline/ui';
import { useEffect, useState } from 'react';
import { useFlow } from '../../../lib/flow/useFlow.ts';
import { CodeStep } from '../code/CodeStep.tsx';
import { FormProblem } from '../FormProblem.tsx';
import { textOf } from '../../../lib/form/textOf.ts';
import { identifierOf } from '../formFields.ts';
import { NewPassword } from '../password/NewPassword.tsx';
import { SecondFactorStep } from '../second-factor/SecondFactorStep.tsx';
import { Step } from '../Step.tsx';
import { useFieldErrors } from '../useFieldErrors.ts';
import * as css from '../sign-in.css.ts';

export interface RecoveryFlowProps extends TypedIdentifier {
  /** Whether the link was opened, so that only the new password is missing. */
  readonly isProved: boolean;
  /** URL of this site that the mailed link redirects to. */
  readonly comeBackTo: string;
  readonly onBack: () => void;
  readonly onFinish: () => void;
}

/** Password recovery: a link or a code, the second factor if there is one, and a new password. */
export function RecoveryFlow({ isProved, typed, identifier, comeBackTo, onBack, onFinish }: RecoveryFlowProps) {
  const [input] = useState({ isProved, typed, identifier });
  const { view, send, preload } = useFlow<RecoveryView, RecoveryEvent>({
    initial: initialRecoveryView(input),
    load: async () => ({ start: (await import('./recovery.actor.ts')).startRecovery(input, comeBackTo) }),
  });
  useEffect(() => preload(), [preload]);
  const { step, isPending, problem } = view;
  const errors = useFieldErrors(problem);

  if (step === 'asking') {
    return (
      <Step title={t.recoveryTitle} lead={t.recoveryLead}>
        <Form
          validationBehavior="aria"
          validationErrors={errors}
          onSubmit={({ currentTarget }) => send({ type: 'identifier.submit', ...identifierOf(currentTarget) })}
        >
          <FormProblem problem={problem} />
          <TextField
            name="identifier"
            label={t.identifierLabel}
            description={t.identifierHint}
            autoComplete="username"
            defaultValue={view.typed}
            isRequired
          />
          <Button type="submit" variant="primary" size="lg" isWide isPending={isPending} pendingLabel={t.recoverySending}>
            {t.recoverySend}
          </Button>
        </Form>
        <div className={css.alternatives}>
          <Button variant="quiet" size="sm" onPress={onBack}>
            {t.back}
          </Button>
        </div>
      </Step>
    );
  }
  if (step === 'code' && view.identifier) {
    return (
      <CodeStep
        title={t.recoveryCodeTitle}
        lead={t.recoveryCodeText({ recipient: view.typed })}
        purpose={{ kind: 'recovery', identifier: view.identifier }}
        isSent
        comeBackTo={comeBackTo}
        onVerified={() => send({ type: 'session.signedIn' })}
      >
        <Button variant="quiet" size="sm" onPress={() => send({ type: 'step.back' })}>
          {t.otherRecipient}
        </Button>
      </CodeStep>
    );
  }
  if (step === 'factor') return <SecondFactorStep comeBackTo={comeBackTo} onVerified={() => send({ type: 'factor.verify' })} />;
  if (step === 'password') {
    return (
      <Step title={t.newPasswordTitle} lead={t.newPasswordLead}>
        <Form
          validationBehavior="aria"
          validationErrors={errors}
          onSubmit={({ currentTarget }) => send({ type: 'password.submit', password: textOf(currentTarget, 'password') })}
        >
          <FormProblem problem={problem} missing={t.missingPassword} />
          <NewPassword label={t.newPasswordLabel} personal={() => [view.typed]} />
          <Button type="submit" variant="primary" size="lg" isWide isPending={isPending} pendingLabel={t.newPasswordSaving}>
            {t.newPasswordSave}
          </Button>
        </Form>
      </Step>
    );
  }
  if (step === 'changed') {
    return (
      <Step title={t.changedTitle} lead={t.changedText}>
        <Button variant="primary" size="lg" isWide onPress={onFinish}>
          {t.goOn}
        </Button>
      </Step>
    );
  }
  return <Spinner />;
}
