import type { TriggerImplementation } from '../../contract.ts';

const next: Readonly<Record<string, readonly unknown[]>> = {
  requested: ['approved', 'rejected'],
  approved: ['paid', 'rejected'],
};

export const implementation: TriggerImplementation = (sql, { old, new: payout }) => {
  const [before, after] = [String(old?.status), String(payout?.status)];
  if (next[before]?.includes(after) !== true) {
    sql.raise(`A payout that is ${before} cannot become ${after}`, {
      code: 'PT409',
      hint: 'Requested payouts are approved or rejected; approved ones are paid or rejected.',
    });
  }
  const account = sql.rows('trading_accounts', { id: payout?.account_id }).find(({ id }) => id === payout?.account_id);
  const profit = Number(account?.balance_cents) - Number(account?.initial_cents);
  if (after !== 'rejected' && !(account?.status === 'active' && profit >= Number(payout?.gross_cents))) {
    sql.raise('The account no longer has this profit', {
      code: 'PT409',
      hint: 'It was breached or lost since the request: reject the payout and say why.',
    });
  }
  if (after === 'paid') return { ...payout, paid_at: sql.call('now'), receipt_id: `DL-${String(payout?.number)}` };
  return { ...payout, decided_at: sql.call('now'), decided_by: sql.call('auth.uid') };
};
