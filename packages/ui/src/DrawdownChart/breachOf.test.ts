import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lossFloor } from '../EquityCorridor/lossFloor.ts';
import { breachOf } from './breachOf.ts';

const path = fc.array(fc.integer({ min: 850_000, max: 1_200_000 }), { minLength: 1, maxLength: 40 });

describe('breachOf', () => {
  it('finds the close below the floor, and lets one exactly at it live', () => {
    expect(breachOf([10_000, 9000, 8999], [9000, 9000, 9000])).toBe(2);
    expect(breachOf([10_000, 9000], [9000, 9000])).toBeUndefined();
    expect(breachOf([], [])).toBeUndefined();
  });

  it('ends a trailing account no later than a static one on the same path', () => {
    fc.assert(
      fc.property(path, (values) => {
        const trailing = breachOf(values, lossFloor(values, 100_000, 'trailing')) ?? Infinity;
        const fixed = breachOf(values, lossFloor(values, 100_000, 'static')) ?? Infinity;
        expect(trailing).toBeLessThanOrEqual(fixed);
      }),
    );
  });
});
