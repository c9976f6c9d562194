import * as t from '@duneline/specs/messages/affiliate-earnings';
import { formatNumber } from '../../../lib/format/formatNumber.ts';
import { formatPercent } from '../../../lib/format/formatPercent.ts';
import { rateAt, tierAt } from './nextTier.ts';

/** Why an affiliate has their rate: an agreement, or the tier and what is missing for the next one. */
export function rateNote(ownPercent: number, sales: number): string {
  const { tier, next } = tierAt(sales);
  if (!tier) return '';
  if (rateAt(ownPercent, sales) > tier.commissionPercent)
    return t.ownRate({ tier: tier.name, rate: formatPercent(tier.commissionPercent) });
  const missing = next
    ? t.missing({
        count: formatNumber(next.missing),
        n: next.missing,
        tier: next.name,
        rate: formatPercent(next.commissionPercent),
      })
    : t.topTier;
  return t.tier({ tier: tier.name, missing });
}
