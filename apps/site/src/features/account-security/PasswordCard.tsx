import * as t from '@duneline/specs/messages/security';
import { Alert, Button, Form, TextField } from '@duneline/ui';
import { useState, type FormEvent } from 'react';
import { changePassword } from '../../lib/backend/security.ts';
import { Problem } from './Problem.tsx';
import { textOf } from '../../lib/form/textOf.ts';
import * as css from './security.css.ts';
import { SecurityCard } from './SecurityCard.tsx';
import { useSecurity } from './securityContext.ts';
import { useChange } from './useChange.ts';
import { focusOnMount } from './focusOnMount.ts';

/** Sets a new password; an old session requires a mailed code first. */
export function PasswordCard() {
  const { security } = useSecurity();
  const change = useChange();
  const [isNonceNeeded, setIsNonceNeeded] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const address = security.email ?? security.phone ?? '';

  function submit(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    const password = textOf(event.currentTarget, 'password');
    const nonce = textOf(event.currentTarget, 'nonce').trim();
    setIsDone(false);
    void change.run(
      () => changePassword(password, nonce || undefined),
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
      <Form onSubmit={submit}>
        <input type="text" name="username" autoComplete="username" value={address} readOnly hidden />
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
