import { describe, expect, it } from 'vitest';
import { fanOf, thicknessOf } from './fanOf.ts';

const ROW = 80;
const numbers = (path: string) => path.match(/-?\d+(\.\d+)?/g)!.map(Number);

describe('fanOf', () => {
  const risks = [100, 500, 1000];
  const streams = fanOf(200, risks, ROW);

  it('leaves the leading account as wide as what it risks, and arrives in the middle of each row as wide as what that row risks', () => {
    streams.forEach(({ upper, lower }, row) => {
      const [from, to] = [upper, lower].map(numbers);
      expect((to?.[1] ?? NaN) - (from?.[1] ?? NaN)).toBeCloseTo(thicknessOf(200, 1000), 0);
      const ends = [from?.at(-1) ?? NaN, to?.at(-1) ?? NaN] as const;
      expect(ends[1] - ends[0]).toBeCloseTo(thicknessOf(risks[row] ?? NaN, 1000), 0);
      expect((ends[0] + ends[1]) / 2).toBeCloseTo(ROW * (row + 0.5), 0);
    });
  });

  it('keeps the widths in the proportion of the risks', () => {
    expect(thicknessOf(1000, 1000) / thicknessOf(100, 1000)).toBeCloseTo(10);
  });
});
