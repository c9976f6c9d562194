import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ranksToDraw } from './ranksToDraw.ts';

describe('the ranks that are drawn', () => {
  it('are all of a short ranking', () => {
    expect(ranksToDraw(0)).toEqual([]);
    expect(ranksToDraw(1)).toEqual([1]);
    expect(ranksToDraw(4)).toEqual([4, 3, 2, 1]);
  });

  it('begin at the last, end at the first, and are different ones, however long it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 100_000 }), (count) => {
        const ranks = ranksToDraw(count);
        expect([ranks[0], ranks.at(-1)]).toEqual([count, 1]);
        expect(new Set(ranks).size).toBe(ranks.length);
        expect(ranks.length).toBeLessThanOrEqual(41);
      }),
    );
  });
});
