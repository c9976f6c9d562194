import * as t from '@duneline/specs/messages/security';
import { Alert, Button, Form, TextField } from '@duneline/ui';
import { useState, type FormEvent } from 'react';
import { changePassword } from '../../lib/backend/security.ts';
import { hasPassword, proofOf, verifyAgain } from '../../lib/backend/verifyAgain.ts';
import { Problem } from './Problem.tsx';
import { ProofField } from './ProofField.tsx';
import { textOf } from '../../lib/form/textOf.ts';
import * as css from './security.css.ts';
import { SecurityCard } from './SecurityCard.tsx';
import { useSecurity } from './securityContext.ts';
import { useChange } from './useChange.ts';
import { focusOnMount } from './focusOnMount.ts';

/**
 * Sets a new password, for whoever knows the present one; an account without one asks for its second factor. An old session requires
 * a mailed code first.
 */
export function PasswordCard() {
  const { security } = useSecurity();
  const change = useChange();
  const [isNonceNeeded, setIsNonceNeeded] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const proof = hasPassword(security) ? 'password' : proofOf(security);
  const address = security.email ?? security.phone ?? '';

  function submit(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    const password = textOf(form, 'password');
    const secret = textOf(form, 'secret');
    const nonce = textOf(form, 'nonce').trim();
    setIsDone(false);
    void change.run(
      async () => {
        if (proof === 'factor') await verifyAgain(security, secret);
        return await changePassword({ password, current: proof === 'password' ? secret : '', nonce });
      },
      (isChanged) => {
        if (isChanged) form.reset();
        setIsNonceNeeded(!isChanged);
        setIsDone(isChanged);
      },
    );
  }

  return (
    <SecurityCard title={t.passwordTitle} text={t.passwordText}>
      <Problem of={change} />
      {isDone && <Alert tone="success" title={t.passwordChanged} />}
      <Form validationBehavior="aria" onSubmit={submit}>
        <input type="text" name="username" autoComplete="username" value={address} readOnly hidden />
        <ProofField proof={proof} isOptional />
        <TextField
          name="password"
          type="password"
          label={t.newPassword}
          description={t.passwordHint}
          autoComplete="new-password"
          isRequired
        />
        {isNonceNeeded && (
          <>
            <p className={css.text}>{t.nonceText({ address })}</p>
            <TextField
              name="nonce"
              label={t.nonce}
              inputMode="numeric"
              autoComplete="one-time-code"
              inputRef={focusOnMount}
              isRequired
            />
          </>
        )}
        <div className={css.actions}>
          <Button type="submit" isPending={change.isPending} pendingLabel={t.saving}>
            {t.changePassword}
          </Button>
        </div>
      </Form>
    </SecurityCard>
  );
}
