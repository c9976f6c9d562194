import { payouts } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/checkout';
import { Timeline, type TimelineEvent } from '@duneline/ui';
import { formatDate } from '../../lib/format/formatDate.ts';
import { formatMoney } from '../../lib/format/formatMoney.ts';
import { formatRange } from '../../lib/format/formatRange.ts';
import { bonusParts } from './bonusParts.ts';
import type { OrderReceipt } from './orderService.ts';
import { paidSummary } from './paidSummary.ts';
import * as css from './checkout.css.ts';

export interface RefundTimelineProps {
  readonly receipt: OrderReceipt;
  /** A sentence about where the evaluation is returned, if that is elsewhere. */
  readonly whereToReturn?: string;
}

/** When money is sent: all of it back before the first trade, fee and bonus after passing an evaluation that is open; after a refund, its date and reason. */
export function RefundTimeline({ receipt, whereToReturn = '' }: RefundTimelineProps) {
  const { paidAt, placedAt, totalCents, status, refundReason, isReturned, returnableUntil, canPass, moneyBack } = receipt;
  const hasFailed = moneyBack?.cause === 'refund-failed';
  const isDue = hasFailed && moneyBack.sentAt === null;
  const refundedAt = hasFailed ? moneyBack.sentAt : receipt.refundedAt;
  const bought = paidAt ?? placedAt;
  const summary = paidSummary(receipt);
  const { rewardCents, keptCents, bonusCents } = summary;
  const exact = (cents: number) => formatMoney(cents, { cents: 'always' });
  const refunded: TimelineEvent = {
    id: 'refunded',
    title: (isDue ? t.refundDue : t.refundSent)({ amount: exact(totalCents) }),
    time: isDue ? t.refundDueWhen : refundedAt ? formatDate(refundedAt) : t.refundSentBefore,
    ...(refundedAt && { dateTime: refundedAt }),
    state: 'now',
    description: isReturned ? t.refundReturned : refundReason ? t.refundReason({ reason: refundReason }) : t.refundSentText,
  };
  const untraded: TimelineEvent | null =
    returnableUntil === null
      ? null
      : {
          id: 'untraded',
          title: t.refundUntraded({ amount: exact(totalCents) }),
          time: t.refundUntil({ date: formatDate(returnableUntil) }),
          dateTime: returnableUntil,
          state: 'now',
          description: [t.refundUntradedText, whereToReturn].join(' ').trim(),
        };
  const passed: TimelineEvent = {
    id: 'passed',
    title: t.refundPassed({ amount: exact(bonusCents) }),
    time: t.refundPassedWhen({ days: formatRange(payouts.refundBusinessDays) }),
    state: 'ahead',
    description: [
      ...(rewardCents > 0
        ? bonusParts(summary).map(({ label, cents }) => t.refundPassedPart({ part: label, amount: exact(cents) }))
        : [t.refundPassedFee]),
      ...(keptCents > 0 ? [t.refundKept({ amount: exact(keptCents) })] : []),
    ].join(' '),
  };
  const open = [...(untraded ? [untraded] : []), ...(canPass ? [passed] : [])];
  return (
    <section className={css.block} aria-labelledby="refund">
      <h2 id="refund" className={css.sectionTitle}>
        {t.refundTitle}
      </h2>
      <Timeline
        aria-label={t.refundTitle}
        items={[
          { id: 'paid', title: t.refundPaid, time: formatDate(bought), dateTime: bought, state: 'past' },
          ...(status === 'refunded' ? [refunded] : open),
        ]}
      />
    </section>
  );
}
