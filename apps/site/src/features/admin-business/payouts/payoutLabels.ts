import * as t from '@duneline/specs/messages/admin-business';
import type { PayoutStatus } from './readPayouts.ts';

/** Labels of the payout statuses, which traders' and affiliates' payouts share. */
export const payoutStatusNames: Readonly<Record<PayoutStatus, string>> = {
  requested: t.payoutRequested,
  approved: t.payoutApproved,
  paid: t.payoutPaid,
  rejected: t.payoutRejected,
};
export const payoutStatusTones = { requested: 'warn', approved: 'info', paid: 'gain', rejected: 'loss' } as const;
