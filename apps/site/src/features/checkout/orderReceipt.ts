import { payouts, type AddOn } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/checkout';
import type { ReceiptProps } from '@duneline/ui';
import { formatMoney } from '../../lib/format/formatMoney.ts';
import { formatPercent } from '../../lib/format/formatPercent.ts';
import { formatRange } from '../../lib/format/formatRange.ts';
import { priceSummary } from '../../lib/price/priceSummary.ts';
import type { Selection } from './readSelection.ts';

const exact = (cents: number) => formatMoney(cents, { cents: 'always' });
const back = (cents: number) => formatMoney(cents, { cents: 'always', sign: 'always' });

/** The order as a sum, and what comes back on passing. */
export function orderReceipt({ program, tier }: Selection, addOns: readonly AddOn['id'][]) {
  const sum = priceSummary(program, tier, addOns);
  const { targetShare } = sum;
  return {
    lead: t.summaryPay,
    amount: exact(sum.totalCents),
    rows: [
      { id: 'fee', label: t.summaryFee({ size: formatMoney(tier.sizeCents) }), value: exact(sum.feeCents) },
      ...sum.addOns.map(({ id, name, priceCents, isChosen }) => ({
        id,
        label: name,
        value: isChosen ? exact(priceCents) : t.summaryNotAdded,
        isMuted: !isChosen,
      })),
      { id: 'total', label: t.summaryTotal, value: exact(sum.totalCents), isTotal: true },
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
      ],
      total: { label: t.summaryBonus, value: formatMoney(sum.bonusCents) },
      note: t.summaryNote({
        days: formatRange(payouts.refundBusinessDays),
        discount: formatPercent(payouts.retryDiscountPercent),
        valid: payouts.retryValidDays,
      }),
    },
  } satisfies ReceiptProps;
}
