import * as t from '@duneline/specs/messages/admin-business';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import type { OpenDecision } from '../decisions/OpenDecision.ts';
import { destinationOf } from './destinationOf.ts';
import type { AffiliatePayoutDecision, AffiliatePayoutRow } from './readAffiliatePayouts.ts';

export type PayoutStep = AffiliatePayoutDecision['status'];

/** The decision about payouts of the same status: their number and total, and the destination of a single one. */
export function openPayoutDecision(
  rows: readonly AffiliatePayoutRow[],
  step: PayoutStep,
  send: (decision: AffiliatePayoutDecision) => Promise<unknown>,
): OpenDecision {
  const [first] = rows;
  const amount = formatMoney(
    rows.reduce((sum, { amount_cents: cents }) => sum + cents, 0),
    { cents: 'always' },
  );
  const what =
    rows.length === 1 && first
      ? t.affiliatePayoutName({ amount, code: first.affiliate.code })
      : t.payoutsTogether({ count: rows.length, amount });
  const destination = rows.length === 1 && first ? destinationOf(first.details) : t.ownMethods;
  const words = {
    approved: { title: t.approveTitle({ what }), text: t.payoutApproveText({ amount, destination }), confirmLabel: t.approve },
    paid: { title: t.payTitle({ what }), text: t.affiliatePaidText({ amount, destination }), confirmLabel: t.markPaid },
    rejected: { title: t.rejectTitle({ what }), text: t.affiliatePayoutRejectText, confirmLabel: t.reject },
  }[step];
  return {
    ...words,
    isRefusal: step === 'rejected',
    ...(step === 'paid' && {
      asks: { label: t.payoutReference, help: t.payoutReferenceHelp, missing: t.payoutReferenceMissing },
    }),
    confirm: (text) => send({ ids: rows.map(({ id }) => id), from: first?.status ?? 'requested', status: step, text }),
  };
}
