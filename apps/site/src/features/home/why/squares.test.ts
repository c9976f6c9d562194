import { describe, expect, it } from 'vitest';
import { SQUARES, squaresOf } from './squares.ts';

const values = [5_000, 10_000, 25_000, 50_000, 100_000, 200_000, 1_000_000];

describe('squaresOf', () => {
  it('makes areas in the ratio of the values', () => {
    const squares = squaresOf(values);
    const largest = squares.at(-1)!;
    for (const { value, side } of squares) expect((side / largest.side) ** 2).toBeCloseTo(value / 1_000_000, 10);
  });

  it('stays inside the drawing, each square clear of the next', () => {
    const squares = squaresOf(values);
    for (const [index, { x, y, side }] of squares.entries()) {
      expect(y).toBeGreaterThanOrEqual(0);
      expect(x + side).toBeLessThanOrEqual(squares[index + 1]?.x ?? SQUARES.width);
    }
  });

  it('leaves every name the room it needs', () => {
    const middles = squaresOf(values).map(({ middle }) => middle);
    for (const [index, middle] of middles.slice(1).entries())
      expect(middle - middles[index]!).toBeGreaterThanOrEqual(SQUARES.narrowest);
  });
});
