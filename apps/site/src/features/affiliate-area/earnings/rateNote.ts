import * as t from '@duneline/specs/messages/affiliate-earnings';
import { formatNumber } from '../../../lib/format/formatNumber.ts';
import { formatPercent } from '../../../lib/format/formatPercent.ts';
import type { Affiliate } from '../readAffiliate.ts';
import { rateAt, tierAt } from './nextTier.ts';

/**
 * Why an affiliate has their rate: an agreement, a higher tier that they have left since, or the tier and what is missing for the
 * next one. A rate above the tier was agreed only if somebody has set it: sales raise it too, and refunds do not lower it.
 */
export function rateNote(affiliate: Pick<Affiliate, 'commission_bps' | 'rate_changed_at'>, sales: number): string {
  const { tier, next } = tierAt(sales);
  if (!tier) return '';
  if (rateAt(affiliate.commission_bps / 100, sales) > tier.commissionPercent) {
    const say = affiliate.rate_changed_at === null ? t.keptRate : t.ownRate;
    return say({ tier: tier.name, rate: formatPercent(tier.commissionPercent) });
  }
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
