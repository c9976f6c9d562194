import { describe, expect, it } from 'vitest';
import { tileRidge } from './tileRidge.ts';

const row = [0, 1, 2, 3, 4, 5].map((index) => tileRidge(index, 6));

describe('tileRidge', () => {
  it('goes on in each tile where the tile before it ends', () => {
    row.slice(1).forEach((ridge, index) => expect(ridge[0]).toBeCloseTo(row[index]?.at(-1) ?? Number.NaN));
  });

  it('climbs, and its dunes grow, from size to size', () => {
    const feet = row.map(([first = 0]) => first);
    const dunes = row.map((ridge) => Math.max(...ridge) - Math.max(ridge[0] ?? 0, ridge.at(-1) ?? 0));
    for (const heights of [feet, dunes]) {
      expect(heights).toEqual(heights.toSorted((a, b) => a - b));
      expect(new Set(heights).size).toBe(6);
    }
  });

  it('stays inside its tile, whatever the number of tiles', () => {
    for (const count of [1, 2, 6, 12]) {
      for (let index = 0; index < count; index += 1) {
        for (const height of tileRidge(index, count)) {
          expect(height).toBeGreaterThan(0);
          expect(height).toBeLessThan(1);
        }
      }
    }
  });
});
