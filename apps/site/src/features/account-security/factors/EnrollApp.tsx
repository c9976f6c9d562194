import * as t from '@duneline/specs/messages/security';
import { Button, Form, TextField } from '@duneline/ui';
import { useState } from 'react';
import { confirmFactor, enrollApp, removeFactor, type EnrolledApp } from '../../../lib/backend/factors.ts';
import { Problem } from '../Problem.tsx';
import { textOf } from '../../../lib/form/textOf.ts';
import * as css from '../security.css.ts';
import { useChange } from '../useChange.ts';
import { AppSecret } from './AppSecret.tsx';
import { focusOnMount } from '../focusOnMount.ts';

export interface EnrollAppProps {
  readonly onDone: (name: string) => void;
  readonly onCancel: () => void;
}

/** Adds an authenticator app: a name, then QR code or key, then the first code. */
export function EnrollApp({ onDone, onCancel }: EnrollAppProps) {
  const change = useChange();
  const [app, setApp] = useState<EnrolledApp | null>(null);

  async function cancel() {
    if (app) await removeFactor(app.id).catch(() => {}); // the service removes it after five minutes anyway
    onCancel();
  }

  return (
    <div className={css.step}>
      <Problem of={change} />
      {app === null ? (
        <Form
          validationBehavior="aria"
          key="name"
          onSubmit={(event) => {
            const name = textOf(event.currentTarget, 'name').trim();
            void change.run(() => enrollApp(name), setApp);
          }}
        >
          <TextField
            name="name"
            label={t.factorName}
            description={t.factorNameHint}
            maxLength={60}
            inputRef={focusOnMount}
            isRequired
          />
          <div className={css.actions}>
            <Button type="submit" variant="primary" isPending={change.isPending} pendingLabel={t.saving}>
              {t.factorNext}
            </Button>
            <Button onPress={onCancel}>{t.cancel}</Button>
          </div>
        </Form>
      ) : (
        <Form
          validationBehavior="aria"
          key="code"
          onSubmit={(event) => {
            const code = textOf(event.currentTarget, 'code').trim();
            void change.run(
              () => confirmFactor(app.id, code),
              () => onDone(app.name),
            );
          }}
        >
          <AppSecret app={app} />
          <TextField
            name="code"
            label={t.code}
            description={t.appStepCode}
            inputMode="numeric"
            autoComplete="one-time-code"
            inputRef={focusOnMount}
            isRequired
          />
          <div className={css.actions}>
            <Button type="submit" variant="primary" isPending={change.isPending} pendingLabel={t.confirming}>
              {t.confirm}
            </Button>
            <Button onPress={() => void cancel()}>{t.cancel}</Button>
          </div>
        </Form>
      )}
    </div>
  );
}
