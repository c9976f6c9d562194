import { payouts, type AddOn } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/pricing';
import type { PricingView } from '@duneline/ui';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { formatPercent } from '../../../lib/format/formatPercent.ts';
import { formatRange } from '../../../lib/format/formatRange.ts';
import { paymentMethods } from '../../../lib/payment/paymentMethods.ts';
import { priceSummary } from '../../../lib/price/priceSummary.ts';
import type { Chosen } from './chosen.ts';

const exact = (cents: number) => formatMoney(cents, { cents: 'always' });
const back = (cents: number) => formatMoney(cents, { cents: 'always', sign: 'always' });

/** The price of a selection and the refund on passing, both as complete sums. */
export function selectorReceipt({ program, tier }: Chosen, addOns: readonly AddOn['id'][]): PricingView['receipt'] {
  const sum = priceSummary(program, tier, addOns);
  return {
    lead: t.receiptPay,
    amount: exact(sum.totalCents),
    refund:
      sum.keptCents === 0
        ? t.receiptRefundable({ percent: formatPercent(program.refundFeePercent) })
        : t.receiptRefundablePart({ amount: exact(sum.refundCents) }),
    fee: { id: 'fee', label: t.receiptFee({ size: formatMoney(tier.sizeCents) }), value: exact(sum.feeCents) },
    addOns: sum.addOns.map(({ id, name, priceCents, isChosen }) => ({
      id,
      label: name,
      price: `+${formatMoney(priceCents)}`,
      value: isChosen ? exact(priceCents) : t.receiptNotAdded,
      isAdded: isChosen,
    })),
    total: { id: 'total', label: t.receiptTotal, value: exact(sum.totalCents), isTotal: true },
    methods: { label: t.paymentMethods, methods: paymentMethods },
    back: {
      lead: t.receiptBack,
      rows: [
        { id: 'refund', label: t.receiptRefund, value: back(sum.refundCents), isGain: true },
        ...(sum.targetShare
          ? [
              {
                id: 'target-share',
                label: t.receiptTargetShare({
                  percent: formatPercent(sum.targetShare.percent),
                  target: formatMoney(sum.targetShare.targetCents),
                }),
                value: back(sum.targetShare.cents),
                isGain: true,
              },
            ]
          : []),
      ],
      total: { label: t.receiptBonus, value: formatMoney(sum.bonusCents) },
      note: t.receiptNote({
        days: formatRange(payouts.refundBusinessDays),
        discount: formatPercent(payouts.retryDiscountPercent),
        valid: payouts.retryValidDays,
        returnable: payouts.returnDays,
      }),
    },
  };
}
