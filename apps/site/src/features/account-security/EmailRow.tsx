import * as t from '@duneline/specs/messages/security';
import { Alert, Button, Form, TextField } from '@duneline/ui';
import { useState } from 'react';
import { changeEmail } from '../../lib/backend/security.ts';
import { Problem } from './Problem.tsx';
import { textOf } from '../../lib/form/textOf.ts';
import * as css from './security.css.ts';
import { useSecurity } from './securityContext.ts';
import { SettingRow } from './SettingRow.tsx';
import { useChange } from './useChange.ts';
import { focusOnMount } from './focusOnMount.ts';

/** The e-mail address; a new one is active after the links in both mailboxes were opened. */
export function EmailRow() {
  const { security } = useSecurity();
  const change = useChange();
  const [isOpen, setIsOpen] = useState(false);
  const { email, newEmail } = security;
  return (
    <>
      <SettingRow
        term={t.email}
        action={!isOpen && <Button onPress={() => setIsOpen(true)}>{email ? t.changeEmail : t.addEmail}</Button>}
      >
        {email ?? t.none}
      </SettingRow>
      {newEmail && (
        <Alert tone="info" title={t.emailWaiting({ next: newEmail })}>
          {email ? t.emailSent({ next: newEmail, present: email }) : t.emailSentOnce({ next: newEmail })}
        </Alert>
      )}
      <Problem of={change} />
      {isOpen && (
        <Form
          validationBehavior="aria"
          onSubmit={(event) => {
            const next = textOf(event.currentTarget, 'email').trim();
            void change.run(
              () => changeEmail(next),
              () => setIsOpen(false),
            );
          }}
        >
          <TextField name="email" type="email" label={t.newEmail} autoComplete="email" inputRef={focusOnMount} isRequired />
          <div className={css.actions}>
            <Button type="submit" variant="primary" isPending={change.isPending} pendingLabel={t.saving}>
              {t.save}
            </Button>
            <Button onPress={() => setIsOpen(false)}>{t.cancel}</Button>
          </div>
        </Form>
      )}
    </>
  );
}
