import { payouts, type AddOn } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/checkout';
import type { ReceiptProps } from '@duneline/ui';
import { formatMoney } from '../../lib/format/formatMoney.ts';
import { formatPercent } from '../../lib/format/formatPercent.ts';
import { formatRange } from '../../lib/format/formatRange.ts';
import { priceSummary, type PricedLine } from '../../lib/price/priceSummary.ts';
import { bonusParts } from './bonusParts.ts';
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
  const { discount, totalCents } = sum;
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
      ...(sum.keptCents > 0 ? [{ id: 'kept', label: t.summaryKept, value: exact(sum.keptCents), isMuted: true }] : []),
    ],
    back: {
      lead: t.summaryBack,
      rows: bonusParts(sum).map(({ id, label, cents }) => ({ id, label, value: back(cents), isGain: true })),
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
