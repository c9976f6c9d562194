import * as t from '@duneline/specs/messages/admin-business';
import type { PayoutStatus } from './readPayouts.ts';

/** Labels of the payout statuses, for traders' and affiliates' payouts. */
export const payoutStatusNames: Readonly<Record<PayoutStatus, string>> = {
  requested: t.payoutRequested,
  approved: t.payoutApproved,
  paid: t.payoutPaid,
  rejected: t.payoutRejected,
};
export const payoutStatusTones = { requested: 'warning', approved: 'info', paid: 'success', rejected: 'danger' } as const;
