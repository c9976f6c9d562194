import * as t from '@duneline/specs/messages/trader-accounts';
import { useState, type FocusEvent } from 'react';
import { QueryPanel } from '../../../lib/query/QueryPanel.tsx';
import type { TradingAccount } from '../../../lib/trader/TradingAccount.ts';
import { useAccounts } from '../../../lib/trader/useTrader.ts';
import { NoAccount } from '../NoAccount.tsx';
import { byDanger } from '../accountLimits.ts';
import { AccountRow } from './AccountRow.tsx';
import * as css from './AccountsList.css.ts';

/** All accounts of the trader, the most endangered first. */
export function AccountsList() {
  return (
    <QueryPanel query={useAccounts()} lines={12}>
      {(accounts) => (accounts.length === 0 ? <NoAccount level={2} /> : <Rows accounts={accounts} />)}
    </QueryPanel>
  );
}

/** The figures change with every price; rows do not move while a pointer or the focus is among them. */
function Rows({ accounts }: { readonly accounts: readonly TradingAccount[] }) {
  const sorted = byDanger(accounts).map(({ id }) => id);
  const [order, setOrder] = useState(sorted);
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  if (!isPointed && !isFocused && sorted.join() !== order.join()) setOrder(sorted);
  // While rows are held, a new account comes last.
  const rank = ({ id }: TradingAccount) => (order.includes(id) ? order.indexOf(id) : order.length);
  const presence = {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setFocused(currentTarget.contains(relatedTarget)),
  };
  return (
    <ul role="list" className={css.list} aria-label={t.listTitle} {...presence}>
      {accounts
        .toSorted((one, other) => rank(one) - rank(other))
        .map((account) => (
          <AccountRow key={account.id} account={account} />
        ))}
    </ul>
  );
}
