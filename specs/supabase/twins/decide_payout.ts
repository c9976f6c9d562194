import type { TriggerTwin } from '../../contract.ts';

const next: Readonly<Record<string, readonly unknown[]>> = {
  requested: ['approved', 'rejected'],
  approved: ['paid', 'rejected'],
};

export const twin: TriggerTwin = (sql, { old, new: payout }) => {
  const [before, after] = [String(old?.status), String(payout?.status)];
  if (next[before]?.includes(after) !== true) {
    sql.raise(`A payout that is ${before} cannot become ${after}`, {
      code: 'PT409',
      hint: 'Requested payouts are approved or rejected; approved ones are paid or rejected.',
    });
  }
  if (after === 'paid') return { ...payout, paid_at: sql.call('now'), receipt_id: `DL-${String(payout?.number)}` };
  return { ...payout, decided_at: sql.call('now'), decided_by: sql.call('auth.uid') };
};
