import * as t from '@duneline/specs/messages/trader';
import { ChipGroup } from '@duneline/ui';
import { Suspense, useState } from 'react';
import { formatSize } from '../../lib/format/formatSize.ts';
import { lazyPart } from '../../lib/lazy-part/lazyPart.tsx';
import { AccountFigures } from './AccountFigures.tsx';
import type { TradingAccount } from './readAccounts.ts';

const Lifecycle = lazyPart(async () => (await import('./Lifecycle.tsx')).Lifecycle);

export interface AccountChoiceProps {
  readonly accounts: readonly TradingAccount[];
  readonly first: TradingAccount;
}

/** One account at a time: its figures and its life; with several, which one. */
export function AccountChoice({ accounts, first }: AccountChoiceProps) {
  const [id, setId] = useState(first.id);
  const account = accounts.find((one) => one.id === id) ?? first;
  return (
    <>
      {accounts.length > 1 && (
        <ChipGroup
          label={t.choose}
          value={account.id}
          onChange={setId}
          options={accounts.map(({ id: value, number, initial_cents }) => ({
            value,
            label: t.accountName({ number: String(number), size: formatSize(initial_cents) }),
          }))}
        />
      )}
      <AccountFigures account={account} />
      <Suspense fallback={null}>
        <Lifecycle account={account} />
      </Suspense>
    </>
  );
}
