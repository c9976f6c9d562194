import { catalogue, rules } from '@duneline/specs/site';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleTier } from '../../lib/price/findTier.ts';
import { judgeTrades } from './judgeTrades.ts';
import type { Trade } from './TradeFile.ts';

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

/** Trades of a tier by hours after the Monday: opened, closed, and the result as a percentage of the size. */
const judgeHours = (tierId: string, sizeCents: number, rows: readonly (readonly [number, number, number])[]) => {
  const {
    decision,
    trades: count,
    view,
    mostOpen,
  } = judgeTrades(
    tierId,
    rows.map(([opened, closed, percent]) => ({
      openedAt: monday + opened * hour,
      closedAt: monday + closed * hour,
      profitCents: Math.round((sizeCents * percent) / 100),
    })),
  );
  return { rule: decision?.rule ?? null, count, status: view.status, balance: view.balanceCents / sizeCents, mostOpen };
};
const judgeRows = (...rows: readonly (readonly [number, number, number])[]) => judgeHours(tier.id, tier.sizeCents, rows);

describe('trades that are open at the same time', () => {
  it('lose for the day on which they are closed, also while another position is open', () => {
    expect(judgeRows([24, 25, -6], [0, 100, 9])).toMatchObject({ rule: 'daily-loss', count: 1 });
    expect(judgeRows([24, 25, -6], [0, 200, 19])).toMatchObject({ rule: 'daily-loss', count: 1 });
  });

  it('are compared with the balance at the close of the day before, also while another position is open', () =>
    expect(judgeRows([0, 100, 1], [1, 2, -4], [24, 25, -4])).toMatchObject({ rule: null, count: 3 }));

  it('pass only once none is open', () =>
    expect(judgeRows([0, 50, -2], [1, 2, 11])).toMatchObject({ rule: null, count: 2, status: 'phase-1' }));

  it('all count, however many there are', () => {
    const parts = (percent: number) => Array.from({ length: 12 }, (_, index) => [0, 1 + index / 60, percent] as const);
    expect(judgeRows(...parts(0.1))).toMatchObject({ rule: null, balance: 1.012, mostOpen: 12 });
    expect(judgeRows(...parts(-0.5))).toMatchObject({ rule: 'daily-loss', count: 11 });
    expect(judgeRows(...parts(1))).toMatchObject({ rule: 'target', count: 12 });
  });

  it('have one result when they close at one moment, whatever the order of lines', () => {
    const row = fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 4 }), fc.integer({ min: -12, max: 12 }));
    const sorted = fc.array(
      row.map(([opened, length, percent]) => [opened, opened + length, percent] as const),
      { minLength: 1, maxLength: 8 },
    );
    fc.assert(
      fc.property(sorted, (rows) => {
        expect(judgeRows(...rows.toReversed())).toEqual(judgeRows(...rows));
      }),
    );
    expect(judgeRows([0, 1, -11], [0, 1, 11.5])).toMatchObject({ rule: null, balance: 1.005 });
  });
});

describe('trades judged by the rules of a 2-step evaluation', () => {
  const [twoStep] = catalogue.programs.find(({ id }) => id === '2-step')?.tiers ?? [];
  const judgeTwo = (...rows: readonly (readonly [number, number, number])[]) =>
    judgeHours(twoStep?.id ?? '', twoStep?.sizeCents ?? 0, rows);

  it('pass after both phases, not after the first', () => {
    expect(judgeTwo([0, 1, 8])).toMatchObject({ rule: null, status: 'phase-2', balance: 1 });
    expect(judgeTwo([0, 1, 8], [24, 25, 8], [26, 27, -50])).toMatchObject({ rule: 'target', count: 2, status: 'passed' });
  });

  it('end by the limits of the second phase', () =>
    expect(judgeTwo([0, 1, 8], [2, 3, -3.1])).toMatchObject({ rule: 'daily-loss', count: 2 }));
});

describe('the closing balances of judged trades', () => {
  const closes = (...rows: readonly Trade[]) => judgeTrades(tier.id, rows).closes.map((cents) => (100 * cents) / tier.sizeCents);

  it('have each trading day once, from the opening to the trade that decided', () => {
    expect(closes(...trades(4, -4, -4, -4, 9))).toEqual([100, 104, 100, 96, 92]);
    expect(closes(...trades(2), ...trades(1), ...trades(4, 4))).toEqual([100, 107, 111]);
  });

  it('begin anew with the second of two phases, like everything else that is said of it', () => {
    const [twoStep] = catalogue.programs.find(({ id }) => id === '2-step')?.tiers ?? [];
    const scale = (twoStep?.sizeCents ?? 0) / tier.sizeCents;
    const rows = trades(8, 2).map((row) => ({ ...row, profitCents: row.profitCents * scale }));
    const { closes: second, view } = judgeTrades(twoStep?.id ?? '', rows);
    expect(second).toEqual([twoStep?.sizeCents, view.balanceCents]);
  });

  it('end with the last trade before an account is closed for inactivity', () => {
    const late = { openedAt: monday + 60 * 24 * hour, closedAt: monday + 60 * 24 * hour + hour, profitCents: 1 };
    expect(closes(...trades(1), late)).toEqual([100, 101]);
  });
});

it('end for inactivity on the last day that a trade was possible, without the trade that came later', () => {
  const day = 24 * hour;
  const { at, trades: count } = judgeTrades(tier.id, [
    ...trades(1),
    { openedAt: monday + 60 * day, closedAt: monday + 60 * day + hour, profitCents: 1 },
  ]);
  expect({ at: new Date(at ?? 0).toISOString(), count }).toEqual({
    at: new Date(Date.parse('2026-03-02T20:00:00Z') + rules.inactivityDays * day - 1).toISOString(),
    count: 1,
  });
});
