import { initialOneTimeCodeView, type OneTimeCodeEvent, type OneTimeCodeView } from '@duneline/machines';
import * as t from '@duneline/specs/messages/sign-in';
import { Button, Form, OneTimeCode, VisuallyHidden } from '@duneline/ui';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import type { CodePurpose } from '../../../lib/backend/oneTimeCodes.ts';
import { useFlow } from '../../../lib/flow/useFlow.ts';
import { authRules } from '../authRules.ts';
import { authSentence } from '../../../lib/backend/authSentence.ts';
import { textOf } from '../../../lib/form/textOf.ts';
import { Step } from '../Step.tsx';
import { useSecondsUntil } from './useSecondsUntil.ts';
import * as css from '../sign-in.css.ts';

export interface CodeStepProps {
  readonly title: string;
  readonly lead: ReactNode;
  readonly purpose: CodePurpose;
  /** Whether the code has already been sent; otherwise it is sent when the step appears. */
  readonly isSent: boolean;
  /** URL of this site that the mailed link redirects to. */
  readonly comeBackTo: string;
  readonly onVerified: () => void;
  /** Alternatives to this step. */
  readonly children: ReactNode;
}

/** Entering a code: verified with its last digit, and sent again after the service's interval. */
export function CodeStep({ title, lead, purpose, isSent, comeBackTo, onVerified, children }: CodeStepProps) {
  const isShown = purpose.kind === 'factor' && purpose.factor.type === 'totp';
  const [input] = useState(() => ({
    isSent: isSent || isShown,
    at: Date.now(),
    intervalMs: isShown ? null : authRules.sendIntervalMs,
  }));
  const { view, send, preload } = useFlow<OneTimeCodeView, OneTimeCodeEvent>({
    initial: initialOneTimeCodeView(input),
    load: async () => {
      const { startOneTimeCode } = await import('./oneTimeCode.actor.ts');
      return { start: startOneTimeCode({ input, purpose, comeBackTo }) };
    },
  });
  const { status, resendAt, error } = view;
  const field = useRef<HTMLInputElement>(null);
  const seconds = useSecondsUntil(resendAt);
  const [hasResent, setHasResent] = useState(false);
  const sentence = error === null ? undefined : authSentence(error);
  const tellVerified = useEffectEvent(onVerified);

  useEffect(() => preload(), [preload]);
  useEffect(() => {
    if (status === 'verified') tellVerified();
  }, [status]);
  useEffect(() => {
    if (error === null) return;
    field.current?.focus();
    field.current?.select();
  }, [error]);

  return (
    <Step title={title} lead={lead}>
      <Form
        validationBehavior="aria"
        onSubmit={({ currentTarget }) => send({ type: 'code.submit', code: textOf(currentTarget, 'code') })}
      >
        <OneTimeCode
          inputRef={field}
          name="code"
          label={t.codeLabel}
          description={t.codeHint({ digits: authRules.codeLength })}
          length={authRules.codeLength}
          errorMessage={sentence}
          isReadOnly={status === 'verifying' || status === 'verified'}
          onComplete={(code) => send({ type: 'code.submit', code })}
        />
        {/* The field already has the focus, so its new description would not be announced. */}
        <VisuallyHidden>
          <span role="alert">{sentence}</span>
        </VisuallyHidden>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          isWide
          isPending={status === 'verifying' || status === 'verified'}
          pendingLabel={t.checkingCode}
        >
          {t.checkCode}
        </Button>
      </Form>
      <div className={css.alternatives}>
        {resendAt !== null &&
          (seconds > 0 ? (
            <p className={css.countdown}>{t.resendIn({ seconds })}</p>
          ) : (
            <Button
              variant="quiet"
              size="sm"
              onPress={() => {
                setHasResent(true);
                field.current?.focus(); // the countdown replaces the button
                send({ type: 'code.resend', at: Date.now() });
              }}
            >
              {t.resend}
            </Button>
          ))}
        {children}
      </div>
      <output className={css.note}>
        {status === 'sending' && <span>{t.sendingCode}</span>}
        {hasResent && status === 'entering' && error === null && seconds > 0 && <span>{t.resent}</span>}
      </output>
    </Step>
  );
}
