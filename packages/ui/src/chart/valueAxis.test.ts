import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_TICKS, valueAxis } from './valueAxis.ts';

const money = fc.array(fc.integer({ min: -2_000_000, max: 2_000_000 }), { minLength: 1, maxLength: 40 });

describe('valueAxis', () => {
  it('begins at zero and ends at a round number', () => {
    expect(valueAxis([410, 1186], true)).toEqual({ domain: [0, 1500], ticks: [0, 500, 1000, 1500] });
  });

  it('stays close around a balance', () => {
    expect(valueAxis([9000, 11_000], false)).toEqual({ domain: [8800, 11_000], ticks: [9000, 10_000, 11_000] });
  });

  it('holds every value, and zero where it begins there, with at most four hairlines inside', () => {
    fc.assert(
      fc.property(money, fc.boolean(), (values, isFromZero) => {
        const { domain, ticks } = valueAxis(values, isFromZero);
        const [low, high] = domain;
        expect(low).toBeLessThan(high);
        expect(low).toBeLessThanOrEqual(Math.min(...values));
        expect(high).toBeGreaterThanOrEqual(Math.max(...values));
        expect(isFromZero ? low * high : 0).toBeLessThanOrEqual(0);
        expect(ticks.length).toBeLessThanOrEqual(MOST_TICKS);
        expect(ticks.every((tick) => tick >= low && tick <= high)).toBe(true);
      }),
    );
  });

  it('is there before the first value', () => {
    expect(valueAxis([], true).domain).toEqual([0, 1]);
    expect(valueAxis([0, 0], true).domain).toEqual([0, 1]);
  });
});
