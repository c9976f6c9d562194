import * as t from '@duneline/specs/messages/security';
import { Alert, Button } from '@duneline/ui';
import { useState } from 'react';
import { removeFactor } from '../../../lib/backend/factors.ts';
import type { SecondFactor } from '../../../lib/backend/security.ts';
import { formatDate } from '../../../lib/format/formatDate.ts';
import { Problem } from '../Problem.tsx';
import * as css from '../security.css.ts';
import { SecurityCard } from '../SecurityCard.tsx';
import { useSecurity } from '../securityContext.ts';
import { SettingRow } from '../SettingRow.tsx';
import { useChange } from '../useChange.ts';
import { EnrollApp } from './EnrollApp.tsx';
import { focusOnMount } from '../focusOnMount.ts';

/** The account's second factors: lists them, adds an authenticator app, removes one. */
export function FactorsCard() {
  const { security } = useSecurity();
  const change = useChange();
  const [isAdding, setIsAdding] = useState(false);
  const [asked, setAsked] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);

  function remove(factor: SecondFactor) {
    setDone(null);
    void change.run(
      () => removeFactor(factor.id),
      () => {
        setAsked(null);
        setDone(t.factorRemoved({ name: nameOf(factor) }));
      },
    );
  }

  return (
    <SecurityCard title={t.factorsTitle} text={t.factorsText}>
      <Problem of={change} />
      {done !== null && <Alert tone="success" title={done} />}
      {security.factors.length === 0 && !isAdding && <p>{t.factorsNone}</p>}
      <ul role="list" className={css.list}>
        {security.factors.map((factor) => (
          <li key={factor.id}>
            <SettingRow
              term={nameOf(factor)}
              action={
                asked !== factor.id && (
                  <Button aria-label={t.removeNamed({ name: nameOf(factor) })} onPress={() => setAsked(factor.id)}>
                    {t.remove}
                  </Button>
                )
              }
            >
              {t.factorAdded({ kind: kindOf(factor), date: formatDate(factor.created_at) })}
            </SettingRow>
            {asked === factor.id && (
              <div className={css.step}>
                <p>{t.removeSure({ name: nameOf(factor) })}</p>
                <div className={css.actions}>
                  <Button
                    variant="danger"
                    ref={focusOnMount}
                    isPending={change.isPending}
                    pendingLabel={t.removing}
                    onPress={() => remove(factor)}
                  >
                    {t.removeNamed({ name: nameOf(factor) })}
                  </Button>
                  <Button onPress={() => setAsked(null)}>{t.keep}</Button>
                </div>
              </div>
            )}
          </li>
        ))}
      </ul>
      {isAdding ? (
        <EnrollApp
          onDone={(name) => {
            setIsAdding(false);
            setDone(t.appAdded({ name }));
          }}
          onCancel={() => setIsAdding(false)}
        />
      ) : (
        <div className={css.actions}>
          <Button
            onPress={() => {
              setDone(null);
              setIsAdding(true);
            }}
          >
            {t.addApp}
          </Button>
        </div>
      )}
    </SecurityCard>
  );
}

function kindOf({ factor_type }: SecondFactor): string {
  return factor_type === 'phone' ? t.factorPhone : t.factorApp;
}

function nameOf(factor: SecondFactor): string {
  return factor.name || kindOf(factor);
}
