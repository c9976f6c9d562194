import * as t from '@duneline/specs/messages/admin-business';
import { Button, Select } from '@duneline/ui';
import { useState } from 'react';
import { practiceName, practices, type Practice } from '../../../lib/trader/practices.ts';
import { DecisionDialog } from '../decisions/DecisionDialog.tsx';
import { useDecision } from '../decisions/useDecision.ts';
import { endAccount } from './endAccount.ts';
import type { Account } from './readAccounts.ts';

const items = practices.map((id) => ({ id, label: practiceName(id) }));

/** Ends an active account for a practice that the rules prohibit, with the evidence that the trader reads. */
export function EndAccountButton({ account }: { readonly account: Account }) {
  const [isOpen, setIsOpen] = useState(false);
  const [practice, setPractice] = useState<Practice>('hedging');
  const { mutateAsync } = useDecision(['trading_accounts'], endAccount);
  return (
    <>
      <Button variant="secondary" onPress={() => setIsOpen(true)}>
        {t.endAccount}
      </Button>
      {isOpen && (
        <DecisionDialog
          decision={{
            title: t.endAccountTitle({ number: String(account.number) }),
            text: t.endAccountText,
            confirmLabel: t.endAccount,
            isRefusal: true,
            fields: <Select label={t.practice} items={items} value={practice} onChange={setPractice} />,
            asks: { label: t.evidence, help: t.evidenceHelp, missing: t.evidenceMissing, longest: 1000 },
            confirm: (evidence) => mutateAsync({ account: account.id, practice, evidence }),
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
