import * as t from '@duneline/specs/messages/admin-business';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { isolateText } from '../../../lib/format/isolateText.ts';
import type { OpenDecision } from '../decisions/OpenDecision.ts';
import { destinationOf } from './destinationOf.ts';
import type { AffiliatePayoutDecision, AffiliatePayoutRow } from './readAffiliatePayouts.ts';

type DecidedPayout = Pick<AffiliatePayoutRow, 'id' | 'status' | 'amount_cents' | 'details'> & {
  readonly affiliate: Pick<AffiliatePayoutRow['affiliate'], 'code'>;
};

/** The decision about payouts of the same status: their number and total, and the destination of a single one. */
export function openPayoutDecision(
  rows: readonly DecidedPayout[],
  step: AffiliatePayoutDecision['status'],
  send: (decision: AffiliatePayoutDecision) => Promise<unknown>,
): OpenDecision {
  const [first] = rows;
  const amount = formatMoney(
    rows.reduce((sum, { amount_cents: cents }) => sum + cents, 0),
    { cents: 'always' },
  );
  const what =
    rows.length === 1 && first
      ? t.affiliatePayoutName({ amount, code: isolateText(first.affiliate.code) })
      : t.payoutsTogether({ count: rows.length, amount });
  const destination = rows.length === 1 && first ? isolateText(destinationOf(first.details)) : t.ownMethods;
  const words = {
    approved: { title: t.approveTitle({ what }), text: t.payoutApproveText({ amount, destination }), confirmLabel: t.approve },
    paid: { title: t.payTitle({ what }), text: t.affiliatePaidText({ amount, destination }), confirmLabel: t.markPaid },
    rejected: { title: t.rejectTitle({ what }), text: t.affiliatePayoutRejectText, confirmLabel: t.reject },
  }[step];
  return {
    ...words,
    isRefusal: step === 'rejected',
    hasKey: step !== 'paid',
    ...(step === 'paid' && {
      asks: {
        label: t.payoutReference,
        help: t.payoutReferenceHelp,
        missing: t.payoutReferenceMissing,
        longest: 200,
        isOneLine: true,
      },
    }),
    confirm: (text) => send({ ids: rows.map(({ id }) => id), from: first?.status ?? 'requested', status: step, text }),
  };
}
