import { describe, expect, it } from 'vitest';
import { sortRows, type LeaderboardRow } from './sortRows.ts';

const row = (id: string, profit: number): LeaderboardRow => ({
  id,
  trader: id,
  cells: { profit: { text: `${profit}%`, sortBy: profit } },
});
const rows = [row('a', 4), row('b', 9), row('c', 12), row('d', 9)];

describe('sortRows', () => {
  it('sorts by figures, not by their letters', () => {
    expect(sortRows(rows, { column: 'profit', direction: 'descending' }).map(({ id }) => id)).toEqual(['c', 'b', 'd', 'a']);
    expect(sortRows(rows, { column: 'profit', direction: 'ascending' }).map(({ id }) => id)).toEqual(['a', 'b', 'd', 'c']);
  });

  it('gives equal values one rank and leaves the next one out', () => {
    expect(sortRows(rows, { column: 'profit', direction: 'descending' }).map(({ rank }) => rank)).toEqual([1, 2, 2, 4]);
  });

  it('leaves a page of a longer list in its order, with the ranks that it brings', () => {
    const page = rows.map((one, index) => ({ ...one, rank: 21 + index }));
    expect(sortRows(page, { column: 'profit', direction: 'descending' })).toEqual(page);
  });
});
