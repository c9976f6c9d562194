import type { LossLimit } from '@duneline/machines';
import * as t from '@duneline/specs/messages/trader';
import { formatMoney } from '../format/formatMoney.ts';
import { formatPercent } from '../format/formatPercent.ts';

const exact = (cents: number) => formatMoney(cents, { cents: 'always' });

/** How much of a limit is used, or the profit that may be lost as well: "$65.00 of $500.00 used". */
export function describeAmount({ limitCents, usedCents, profitCents }: LossLimit): string {
  return profitCents > 0
    ? t.roomWithProfit({ limit: exact(limitCents), profit: exact(profitCents) })
    : t.roomUsed({ used: exact(usedCents), limit: exact(limitCents) });
}

/** What a limit is a percentage of: "5% of the previous close, $10,288.00". Until the first close that is the initial balance. */
export function describeBase({ bps, baseCents }: LossLimit, initialCents: number): string {
  const sentence = baseCents === initialCents ? t.ofInitial : t.ofClose;
  return sentence({ percent: formatPercent(bps / 100), base: exact(baseCents) });
}
