import * as t from '@duneline/specs/messages/admin-payouts';
import { askReason } from '../decisions/askReason.ts';
import type { OpenDecision } from '../decisions/OpenDecision.ts';
import { isOpen } from '../payouts/readPayouts.ts';
import { checkAffiliatePayout } from './affiliateChecks.ts';
import { openPayoutDecision } from './openPayoutDecision.ts';
import type { ReviewedAffiliatePayout } from './readAffiliatePayout.ts';
import type { AffiliatePayoutDecision } from './readAffiliatePayouts.ts';

type Send = (decision: AffiliatePayoutDecision) => Promise<unknown>;

const reasons = [
  { name: t.reversed, text: t.reversedText },
  { name: t.contested, text: t.commissionContestedText },
  { name: t.foreign, text: t.foreignText },
  { name: t.unconfirmed, text: t.unconfirmedText },
];

/** The next step of a payout: it is approved, and then marked as paid. `null` unless it waits for this admin. */
export function nextStepOf(payout: ReviewedAffiliatePayout, send: Send): OpenDecision | null {
  const { status, isOwn } = payout;
  if (!isOpen(status) || isOwn) return null;
  return openPayoutDecision([payout], status === 'requested' ? 'approved' : 'paid', send);
}

/** Whether the affiliate can request a payout again. Its amount counts against the commission until it is rejected. */
function againOf(payout: ReviewedAffiliatePayout): string {
  const { isActive, isIdentified, isCovered } = checkAffiliatePayout(payout);
  if (!isActive || !isIdentified) return t.rejectUnpayableText;
  return isCovered ? t.rejectText : t.rejectUncoveredText;
}

/** How a payout is rejected, also one that was approved. `null` unless it waits for this admin. */
export function rejectionOf(payout: ReviewedAffiliatePayout, send: Send): OpenDecision | null {
  const { status, isOwn, locale } = payout;
  if (!isOpen(status) || isOwn) return null;
  return {
    ...openPayoutDecision([payout], 'rejected', send),
    text: againOf(payout),
    asks: askReason(locale),
    reasons,
  };
}
