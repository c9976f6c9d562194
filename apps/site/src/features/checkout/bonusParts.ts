import * as t from '@duneline/specs/messages/checkout';
import { formatMoney } from '../../lib/format/formatMoney.ts';
import { formatPercent } from '../../lib/format/formatPercent.ts';
import type { PriceSummary } from '../../lib/price/priceSummary.ts';

/** What the winner's bonus consists of, by the same names before and after paying. Amounts are US cents. */
export function bonusParts({ refundCents, targetShare, discount, rewardCents }: PriceSummary) {
  const couponCents = rewardCents - (targetShare?.cents ?? 0);
  return [
    { id: 'refund', label: t.summaryRefund, cents: refundCents },
    ...(targetShare
      ? [
          {
            id: 'share',
            label: t.summaryTargetShare({
              percent: formatPercent(targetShare.percent),
              target: formatMoney(targetShare.targetCents),
            }),
            cents: targetShare.cents,
          },
        ]
      : []),
    ...(discount && couponCents > 0
      ? [{ id: 'coupon', label: t.summaryCouponBack({ code: discount.code }), cents: couponCents }]
      : []),
  ];
}
