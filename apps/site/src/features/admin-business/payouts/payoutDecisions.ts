import * as business from '@duneline/specs/messages/admin-business';
import * as t from '@duneline/specs/messages/admin-payouts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { isolateText } from '../../../lib/format/isolateText.ts';
import { askReason } from '../decisions/askReason.ts';
import type { OpenDecision } from '../decisions/OpenDecision.ts';
import { checkPayout, isPayable } from './payoutChecks.ts';
import type { ReviewedPayout } from './readPayout.ts';
import { isOpen, type PayoutDecision } from './readPayouts.ts';

type Send = (decision: PayoutDecision) => Promise<unknown>;

const reasons = [
  { name: t.lost, text: t.lostText },
  { name: t.foreign, text: t.foreignText },
  { name: t.unconfirmed, text: t.unconfirmedText },
  { name: t.contested, text: t.contestedText },
];
const whatOf = ({ number }: ReviewedPayout) => business.payoutName({ number: String(number) });

/** The next step of a payout: it is approved, and then marked as paid. `null` unless it waits for this admin. */
export function nextStepOf(payout: ReviewedPayout, send: Send): OpenDecision | null {
  const { id, status: from, amount_cents: cents, destination, isOwn } = payout;
  if (!isOpen(from) || isOwn) return null;
  const what = whatOf(payout);
  const facts = { amount: formatMoney(cents, { cents: 'always' }), destination: isolateText(destination) };
  const words =
    from === 'requested'
      ? { title: business.approveTitle({ what }), text: business.payoutApproveText(facts), confirmLabel: business.approve }
      : { title: business.payTitle({ what }), text: business.payoutPayText(facts), confirmLabel: business.markPaid };
  const status = from === 'requested' ? 'approved' : 'paid';
  return { ...words, isRefusal: false, hasKey: from === 'requested', confirm: () => send({ ids: [id], from, status }) };
}

/** Whether the trader can request the payout again. */
function againOf(payout: ReviewedPayout): string {
  if (!checkPayout(payout).isActive) return t.rejectEndedText;
  return isPayable(payout) ? t.rejectText : t.rejectUnpayableText;
}

/** How a payout is rejected, also one that was approved. `null` unless it waits for this admin. */
export function rejectionOf(payout: ReviewedPayout, send: Send): OpenDecision | null {
  const { id, status: from, locale, isOwn } = payout;
  if (!isOpen(from) || isOwn) return null;
  return {
    title: business.rejectTitle({ what: whatOf(payout) }),
    text: againOf(payout),
    confirmLabel: business.reject,
    isRefusal: true,
    asks: askReason(locale),
    reasons,
    confirm: (reason) => send({ ids: [id], from, status: 'rejected', reason }),
  };
}
