import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lossFloor } from './lossFloor.ts';

const closes = fc.array(fc.integer({ min: 900_000, max: 1_300_000 }), { minLength: 1, maxLength: 40 });

describe('lossFloor', () => {
  it('follows the highest close and stops at the initial balance when it trails', () => {
    expect(lossFloor([10_000, 10_300, 10_100, 10_900, 11_500], 1000, 'trailing')).toEqual([9000, 9300, 9300, 9900, 10_000]);
  });

  it('only steps up, and never above the initial balance', () => {
    fc.assert(
      fc.property(closes, (values) => {
        const floor = lossFloor(values, 100_000, 'trailing');
        expect(floor).toEqual(floor.toSorted((a, b) => a - b));
        expect(Math.max(...floor)).toBeLessThanOrEqual(values[0] ?? 0);
      }),
    );
  });

  it('stays where it is when it is static', () => {
    expect(lossFloor([10_000, 11_000, 9500], 800, 'static')).toEqual([9200, 9200, 9200]);
  });
});
