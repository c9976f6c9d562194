import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scaleTicks } from './equitySeries.ts';

describe('the scale of the balance chart', () => {
  it('is at most six round figures inside the range, in order', () => {
    const balance = fc.integer({ min: 100, max: 100_000_000 });
    fc.assert(
      fc.property(balance, balance, (one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const ticks = scaleTicks(low, high);
        expect(ticks.length).toBeLessThanOrEqual(6);
        expect(ticks.every((tick, index) => tick >= low && tick <= high && tick > (ticks[index - 1] ?? -1))).toBe(true);
      }),
    );
  });

  it('has the steps that people count in', () => {
    expect(scaleTicks(898_000, 1_100_000)).toEqual([900_000, 950_000, 1_000_000, 1_050_000, 1_100_000]);
  });
});
