import { catalogue, samplePaths } from '@duneline/specs/site';
import { describe, expect, it } from 'vitest';
import { lowestOf, phasePaths, scale } from './phasePaths.ts';

describe.each(catalogue.programs)('the drawn path of $id', (program) => {
  it.each(phasePaths(program))('breaches no limit of $name', ({ closes, floor, rules }) => {
    closes.forEach((close, day) => {
      expect(close).toBeGreaterThanOrEqual(floor[day] ?? Infinity);
      expect(close).toBeGreaterThanOrEqual(lowestOf(closes[Math.max(day - 1, 0)] ?? 0, rules.dailyLossPercent));
    });
  });

  it('ends each evaluation on the first close at its target, and pays the funded account at the end of each cycle', () => {
    for (const { closes, target, payouts } of phasePaths(program)) {
      const reached = closes.findIndex((close) => target !== null && close >= target);
      expect(reached).toBe(target === null ? -1 : closes.length - 1);
      expect(payouts.every((day, index) => day === (index + 1) * program.rewardCycleDays && day < closes.length)).toBe(true);
      expect(payouts.length > 0).toBe(target === null);
    }
  });

  it('stays on the scale that all programs share', () => {
    for (const { closes, floor } of phasePaths(program)) {
      expect(Math.min(...closes, ...floor)).toBeGreaterThanOrEqual(scale[0]);
      expect(Math.max(...closes)).toBeLessThanOrEqual(scale[1]);
    }
  });
});

it('the funded sample ends where the month of the sums ends', () => {
  expect(samplePaths.funded.at(-1)).toBe(samplePaths.fundedMonthPercent);
});
