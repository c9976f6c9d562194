import type { TriggerImplementation } from '../../contract.ts';
import { isNextStep } from './decide_payout.ts';

export const implementation: TriggerImplementation = (sql, { old, new: payout }) => {
  if (!isNextStep(old?.status, payout?.status)) {
    sql.raise(`A payout that is ${String(old?.status)} cannot become ${String(payout?.status)}`, {
      code: 'PT409',
      hint: 'Requested payouts are approved or rejected; approved ones are paid or rejected.',
    });
  }
  if (payout?.status !== 'rejected') {
    const refuse = (message: string, hint: string) => sql.raise(message, { code: 'PT409', hint });
    const affiliate = sql.rows('affiliates', { id: payout?.affiliate_id }).find(({ id }) => id === payout?.affiliate_id);
    if (affiliate?.status !== 'active') {
      refuse('The affiliate is not active any more', 'Activate the affiliate first, or reject the payout and say why.');
    }
    if (sql.call('public.has_confirmed_identity', affiliate?.owner_id) !== true) {
      refuse(
        "The affiliate's identity is not confirmed any more",
        'Review the documents first, or reject the payout and say why.',
      );
    }
    if (sql.op('<', sql.call('public.affiliate_available_cents', affiliate?.id), 0) === true) {
      refuse(
        'The commission for this payout was taken back',
        'Orders were refunded since the request: reject the payout and say why.',
      );
    }
  }
  return { ...payout, decided_at: sql.call('now'), decided_by: sql.call('auth.uid') };
};
