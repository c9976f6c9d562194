import { payouts, type AddOn } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/pricing-price';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { formatPercent } from '../../../lib/format/formatPercent.ts';
import { formatRange } from '../../../lib/format/formatRange.ts';
import { priceSummary } from '../../../lib/price/priceSummary.ts';
import type { Chosen } from '../selector/chosen.ts';

const exact = (cents: number) => formatMoney(cents, { cents: 'always' });

/** A line of the price, and its refund. */
interface Line {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly note: string;
}

interface Items {
  readonly lines: readonly Line[];
  readonly total: string;
  /** Parts of the total: refunded on passing, and the add-ons; `null` without any. */
  readonly back: string;
  readonly kept: string | null;
}

/** The lines of a selection's price, each with whether and when it is refunded. */
export function itemsOf({ program, tier }: Chosen, chosen: readonly AddOn['id'][]): Items {
  const { feeCents, addOns, totalCents, refundCents, keptCents } = priceSummary(program, tier, chosen);
  const retryCents = Math.round((feeCents * payouts.retryDiscountPercent) / 100);
  return {
    lines: [
      {
        id: 'fee',
        label: t.fee({ size: formatMoney(tier.sizeCents) }),
        value: exact(feeCents),
        note: t.feeBack({
          amount: exact(refundCents),
          days: formatRange(payouts.refundBusinessDays),
          returnable: payouts.returnDays,
        }),
      },
      ...addOns.map(({ id, name, description, priceCents, isChosen }) => ({
        id,
        label: `${name} +${formatMoney(priceCents)}`,
        value: isChosen ? exact(priceCents) : t.notAdded,
        note: isChosen ? t.addOnAdded({ description }) : t.addOnLeft({ description }),
      })),
      {
        id: 'discount',
        label: t.discount,
        value: t.noDiscount,
        note: t.discountNote({
          percent: formatPercent(payouts.retryDiscountPercent),
          amount: exact(retryCents),
          days: payouts.retryValidDays,
        }),
      },
    ],
    total: exact(totalCents),
    back: exact(refundCents),
    kept: keptCents > 0 ? exact(keptCents) : null,
  };
}
