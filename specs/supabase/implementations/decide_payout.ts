import type { TriggerImplementation } from '../../contract.ts';

const next: Readonly<Record<string, readonly unknown[]>> = {
  requested: ['approved', 'rejected'],
  approved: ['paid', 'rejected'],
};

/** Whether a payout may take this step. */
export const isNextStep = (before: unknown, after: unknown): boolean => next[String(before)]?.includes(after) === true;

export const implementation: TriggerImplementation = (sql, { old, new: payout }) => {
  const after = payout?.status;
  if (!isNextStep(old?.status, after)) {
    sql.raise(`A payout that is ${String(old?.status)} cannot become ${String(after)}`, {
      code: 'PT409',
      hint: 'Requested payouts are approved or rejected; approved ones are paid or rejected.',
    });
  }
  if (after !== 'rejected') {
    const refuse = (message: string, hint: string) => sql.raise(message, { code: 'PT409', hint });
    const account = sql.rows('trading_accounts', { id: payout?.account_id }).find(({ id }) => id === payout?.account_id);
    const profit = Number(account?.balance_cents) - Number(account?.initial_cents);
    if (account?.status !== 'active' || profit < Number(payout?.gross_cents)) {
      refuse(
        'The account no longer has this profit',
        'It was breached or lost since the request: reject the payout and say why.',
      );
    }
    if (sql.call('public.has_confirmed_identity', account?.user_id) !== true) {
      refuse("The trader's identity is not confirmed any more", 'Review the documents first, or reject the payout and say why.');
    }
    if (sql.call('public.is_disputed', account?.order_id) === true) {
      refuse('The payment of this account is disputed', 'Wait until the bank has decided, or reject the payout and say why.');
    }
  }
  if (after === 'paid') return { ...payout, paid_at: sql.call('now'), receipt_id: `DL-${String(payout?.number)}` };
  return { ...payout, decided_at: sql.call('now'), decided_by: sql.call('auth.uid') };
};
