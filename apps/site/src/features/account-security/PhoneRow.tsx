import * as t from '@duneline/specs/messages/security';
import { Alert, Button, Form, TextField } from '@duneline/ui';
import { useState, type FormEvent } from 'react';
import { changePhone, confirmPhone } from '../../lib/backend/security.ts';
import { proofOf, verifyAgain } from '../../lib/backend/verifyAgain.ts';
import { Problem } from './Problem.tsx';
import { ProofField } from './ProofField.tsx';
import { textOf } from '../../lib/form/textOf.ts';
import * as css from './security.css.ts';
import { useSecurity } from './securityContext.ts';
import { SettingRow } from './SettingRow.tsx';
import { useChange } from './useChange.ts';
import { focusOnMount } from './focusOnMount.ts';

type Step = { readonly name: 'shown' | 'asking' } | { readonly name: 'code' | 'done'; readonly phone: string };

/**
 * The phone number; a new one is active after its code was entered. Requires the password or second factor first: a session opened by a
 * code of a text message may replace the password.
 */
export function PhoneRow() {
  const { security } = useSecurity();
  const change = useChange();
  const [step, setStep] = useState<Step>({ name: 'shown' });
  const proof = proofOf(security);
  const isOpen = step.name === 'asking' || step.name === 'code';

  function submit(event: FormEvent<HTMLFormElement>) {
    const phone = step.name === 'code' ? step.phone : textOf(event.currentTarget, 'phone').trim();
    const code = textOf(event.currentTarget, 'code').trim();
    const secret = textOf(event.currentTarget, 'secret');
    void change.run(
      async () => {
        if (step.name === 'code') return confirmPhone(phone, code);
        if (proof !== 'none') await verifyAgain(security, secret);
        return changePhone(phone);
      },
      () => setStep({ name: step.name === 'code' ? 'done' : 'code', phone }),
    );
  }

  return (
    <>
      <SettingRow
        term={t.phone}
        action={
          !isOpen && <Button onPress={() => setStep({ name: 'asking' })}>{security.phone ? t.changePhone : t.addPhone}</Button>
        }
      >
        {security.phone ? <bdi dir="ltr">{security.phone}</bdi> : t.none}
      </SettingRow>
      {step.name === 'done' && <Alert tone="success" title={t.phoneChanged({ phone: step.phone })} />}
      <Problem of={change} />
      {isOpen && (
        <Form validationBehavior="aria" onSubmit={submit}>
          {step.name !== 'code' ? (
            <>
              <TextField
                key="phone"
                name="phone"
                type="tel"
                label={t.newPhone}
                description={t.newPhoneHint}
                autoComplete="tel"
                inputRef={focusOnMount}
                isRequired
              />
              <ProofField proof={proof} />
            </>
          ) : (
            <TextField
              key="code"
              name="code"
              label={t.phoneCode}
              description={t.phoneCodeHint({ phone: step.phone })}
              inputMode="numeric"
              autoComplete="one-time-code"
              inputRef={focusOnMount}
              isRequired
            />
          )}
          <div className={css.actions}>
            <Button type="submit" variant="primary" isPending={change.isPending} pendingLabel={t.saving}>
              {step.name === 'code' ? t.confirm : t.save}
            </Button>
            <Button onPress={() => setStep({ name: 'shown' })}>{t.cancel}</Button>
          </div>
        </Form>
      )}
    </>
  );
}
