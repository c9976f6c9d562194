import { describe, expect, it } from 'vitest';
import { sampleTier } from '../../lib/price/findTier.ts';
import { judgeTrades } from './judgeTrades.ts';
import type { Trade } from './readTrades.ts';

const { tier } = sampleTier();
const monday = Date.parse('2026-03-02T08:00:00Z');
const hour = 3_600_000;
/** One trade a day, each a percentage of the size. */
const trades = (...percents: readonly number[]): readonly Trade[] =>
  percents.map((percent, day) => ({
    openedAt: monday + day * 24 * hour,
    closedAt: monday + day * 24 * hour + hour,
    profitCents: (tier.sizeCents * percent) / 100,
  }));
const judge = (...percents: readonly number[]) => {
  const { decision, trades: count, view } = judgeTrades(tier.id, trades(...percents));
  return {
    rule: decision?.rule ?? null,
    verdict: decision?.verdict ?? null,
    count,
    progress: view.target?.progressPercent ?? null,
  };
};

describe('trades judged by the rules of a 1-step evaluation', () => {
  it('pass when the target is reached, and what comes after does not count', () =>
    expect(judge(4, 4, 3, -9)).toMatchObject({ rule: 'target', verdict: 'passed', count: 3 }));
  it('end on the day that loses more than the daily limit', () =>
    expect(judge(1, -5.1, 20)).toMatchObject({ rule: 'daily-loss', verdict: 'ended', count: 2 }));
  it('end below the trailing floor, which follows the highest close', () =>
    expect(judge(4, -4, -4, -4)).toMatchObject({ rule: 'maximum-loss', verdict: 'ended', count: 4 }));
  it('still run between the limits', () => expect(judge(2, -1)).toEqual({ rule: null, verdict: null, count: 2, progress: 10 }));
});
