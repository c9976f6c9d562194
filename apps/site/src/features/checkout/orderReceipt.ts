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

/** The database's lines and their total. */
interface Priced {
  readonly lines: readonly { readonly kind: string; readonly item: string; readonly amount_cents: number }[];
  readonly totalCents: number;
}

/** The summary of an order: with the catalogue's prices until the database has responded, and the refunds after passing. */
export function orderReceipt(
  { program, tier }: Pick<Selection, 'program' | 'tier'>,
  addOns: readonly AddOn['id'][],
  priced?: Priced,
) {
  const sum = priceSummary(program, tier, addOns);
  const { targetShare } = sum;
  const totalCents = priced?.totalCents ?? sum.totalCents;
  const centsOf = (id: string, otherwise: number) => priced?.lines.find(({ item }) => item === id)?.amount_cents ?? otherwise;
  const discount = priced?.lines.find(({ kind }) => kind === 'discount');
  return {
    lead: t.summaryPay,
    amount: exact(totalCents),
    rows: [
      { id: 'fee', label: t.summaryFee({ size: formatMoney(tier.sizeCents) }), value: exact(centsOf(tier.id, sum.feeCents)) },
      ...sum.addOns.map(({ id, name, priceCents, isChosen }) => ({
        id,
        label: name,
        value: isChosen ? exact(centsOf(id, priceCents)) : t.summaryNotAdded,
        isMuted: !isChosen,
      })),
      ...(discount
        ? [{ id: 'discount', label: t.summaryCoupon({ code: discount.item }), value: exact(discount.amount_cents), isGain: true }]
        : []),
      { id: 'total', label: t.summaryTotal, value: exact(totalCents), isTotal: true },
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
        total: exact(totalCents),
        returnable: payouts.returnDays,
        days: formatRange(payouts.refundBusinessDays),
        discount: formatPercent(payouts.retryDiscountPercent),
        valid: payouts.retryValidDays,
      }),
    },
  } satisfies ReceiptProps;
}
