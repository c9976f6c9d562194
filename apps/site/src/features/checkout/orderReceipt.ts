import { payouts, type AddOn } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/checkout';
import type { ReceiptProps } from '@duneline/ui';
import { formatMoney } from '../../lib/format/formatMoney.ts';
import { formatPercent } from '../../lib/format/formatPercent.ts';
import { formatRange } from '../../lib/format/formatRange.ts';
import { priceSummary, type PricedLine } from '../../lib/price/priceSummary.ts';
import type { Selection } from './readSelection.ts';

const exact = (cents: number) => formatMoney(cents, { cents: 'always' });
const back = (cents: number) => formatMoney(cents, { cents: 'always', sign: 'always' });

/** The summary of an order: with the catalogue's prices until the database has responded, and what passing brings. */
export function orderReceipt(
  { program, tier }: Pick<Selection, 'program' | 'tier'>,
  addOns: readonly AddOn['id'][],
  lines?: readonly PricedLine[],
) {
  const sum = priceSummary(program, tier, addOns, lines);
  const { discount, targetShare, totalCents } = sum;
  const couponBackCents = sum.rewardCents - (targetShare?.cents ?? 0);
  return {
    lead: t.summaryPay,
    amount: exact(totalCents),
    refund:
      sum.keptCents === 0
        ? t.summaryRefundable({ percent: formatPercent(program.refundFeePercent) })
        : t.summaryRefundablePart({ amount: exact(sum.refundCents) }),
    rows: [
      { id: 'fee', label: t.summaryFee({ size: formatMoney(tier.sizeCents) }), value: exact(sum.feeCents) },
      ...sum.addOns.map(({ id, name, priceCents, isChosen }) => ({
        id,
        label: name,
        value: isChosen ? exact(priceCents) : t.summaryNotAdded,
        isMuted: !isChosen,
      })),
      ...(discount
        ? [{ id: 'discount', label: t.summaryCoupon({ code: discount.code }), value: exact(-discount.cents), isGain: true }]
        : []),
      { id: 'total', label: t.summaryTotal, value: exact(totalCents), isTotal: true },
      { id: 'refundable', label: t.summaryRefundableSum, value: exact(sum.refundCents), isMuted: true },
      { id: 'kept', label: t.summaryKept, value: exact(sum.keptCents), isMuted: true },
    ],
    back: {
      lead: t.summaryBack,
      rows: [
        { id: 'refund', label: t.summaryRefund, value: back(sum.refundCents), isGain: true },
        ...(targetShare
          ? [
              {
                id: 'share',
                label: t.summaryTargetShare({
                  percent: formatPercent(targetShare.percent),
                  target: formatMoney(targetShare.targetCents),
                }),
                value: back(targetShare.cents),
                isGain: true,
              },
            ]
          : []),
        ...(discount && couponBackCents > 0
          ? [{ id: 'coupon', label: t.summaryCouponBack({ code: discount.code }), value: back(couponBackCents), isGain: true }]
          : []),
      ],
      total: { label: t.summaryBonus, value: formatMoney(sum.bonusCents) },
      note: t.summaryNote({
        total: exact(totalCents),
        returnable: payouts.returnDays,
        days: formatRange(payouts.refundBusinessDays),
        discount: formatPercent(payouts.retryDiscountPercent),
        valid: payouts.retryValidDays,
      }),
    },
  } satisfies ReceiptProps & { readonly refund: string };
}
