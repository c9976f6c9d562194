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

const DAY_MS = 86_400_000;

/** When money is sent: all of it back before the first trade, fee and bonus after passing; after a refund, its date and reason. */
export function RefundTimeline({ receipt }: { readonly receipt: OrderReceipt }) {
  const { paidAt, placedAt, totalCents, status, refundReason, moneyBack } = receipt;
  const isReturned = moneyBack?.cause === 'refund-failed';
  const isDue = isReturned && moneyBack.sentAt === null;
  const refundedAt = isReturned ? moneyBack.sentAt : receipt.refundedAt;
  const bought = paidAt ?? placedAt;
  const last = new Date(Date.parse(bought) + payouts.returnDays * DAY_MS).toISOString();
  const summary = paidSummary(receipt);
  const { rewardCents, keptCents, bonusCents } = summary;
  const exact = (cents: number) => formatMoney(cents, { cents: 'always' });
  const refunded: TimelineEvent = {
    id: 'refunded',
    title: (isDue ? t.refundDue : t.refundSent)({ amount: exact(totalCents) }),
    when: isDue ? t.refundDueWhen : refundedAt ? formatDate(refundedAt) : t.refundSentBefore,
    ...(refundedAt && { dateTime: refundedAt }),
    state: 'now',
    children: refundReason ? t.refundReason({ reason: refundReason }) : t.refundSentText,
  };
  const open: readonly TimelineEvent[] = [
    {
      id: 'untraded',
      title: t.refundUntraded({ amount: exact(totalCents) }),
      when: t.refundUntil({ date: formatDate(last) }),
      dateTime: last,
      state: 'now',
      children: t.refundUntradedText,
    },
    {
      id: 'passed',
      title: t.refundPassed({ amount: exact(bonusCents) }),
      when: t.refundPassedWhen({ days: formatRange(payouts.refundBusinessDays) }),
      state: 'ahead',
      children: [
        ...(rewardCents > 0
          ? bonusParts(summary).map(({ label, cents }) => t.refundPassedPart({ part: label, amount: exact(cents) }))
          : [t.refundPassedFee]),
        ...(keptCents > 0 ? [t.refundKept({ amount: exact(keptCents) })] : []),
      ].join(' '),
    },
  ];
  return (
    <section className={css.block} aria-labelledby="refund">
      <h2 id="refund" className={css.stepTitle}>
        {t.refundTitle}
      </h2>
      <Timeline
        label={t.refundTitle}
        events={[
          { id: 'paid', title: t.refundPaid, when: formatDate(bought), dateTime: bought, state: 'past' },
          ...(status === 'refunded' ? [refunded] : open),
        ]}
      />
    </section>
  );
}
