import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evenlySpacedIndices } from './evenlySpacedIndices.ts';

describe('spread', () => {
  it('keeps all when there is room', () => {
    expect(evenlySpacedIndices(3, 5)).toEqual([0, 1, 2]);
    expect(evenlySpacedIndices(1, 5)).toEqual([0]);
    expect(evenlySpacedIndices(0, 5)).toEqual([]);
  });

  it('takes even steps from the first on, and leaves out one that comes too near the last', () => {
    expect(evenlySpacedIndices(25, 5)).toEqual([0, 6, 12, 18, 24]);
    expect(evenlySpacedIndices(12, 5)).toEqual([0, 3, 6, 11]);
  });

  it('keeps the first and the last, rising, and never more than there is room for', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 400 }), fc.integer({ min: 2, max: 8 }), (count, most) => {
        const kept = evenlySpacedIndices(count, most);
        expect(kept.at(0)).toBe(0);
        expect(kept.at(-1)).toBe(count - 1);
        expect(kept.length).toBeLessThanOrEqual(most);
        expect(kept.slice(1).every((index, before) => index > (kept[before] ?? 0))).toBe(true);
      }),
    );
  });
});
