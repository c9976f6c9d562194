import { describe, expect, it } from 'vitest';
import { sortRows } from './sortRows.ts';
import type { TableColumn } from './TableColumn.ts';

interface Row {
  name: string;
  lots: number;
}

const columns: readonly TableColumn<Row>[] = [
  { id: 'name', label: 'Name', cell: ({ name }) => name, sortBy: ({ name }) => name },
  { id: 'lots', label: 'Lots', cell: ({ lots }) => lots, sortBy: ({ lots }) => lots },
  { id: 'note', label: 'Note', cell: () => null, allowsSorting: true },
];
const rows = [
  { name: 'US 30', lots: 10 },
  { name: 'US 100', lots: 9 },
  { name: 'äon', lots: 10 },
];
const names = (column: string, direction: 'ascending' | 'descending', locale = 'en') =>
  sortRows(rows, columns, { column, direction }, locale).map(({ name }) => name);

describe('sortRows', () => {
  it('sorts figures by size, and leaves equal ones in their order both ways', () => {
    expect(names('lots', 'ascending')).toEqual(['US 100', 'US 30', 'äon']);
    expect(names('lots', 'descending')).toEqual(['US 30', 'äon', 'US 100']);
  });

  it('sorts words by the alphabet of the language, and the figures in them by size', () => {
    expect(names('name', 'ascending')).toEqual(['äon', 'US 30', 'US 100']);
    expect(names('name', 'ascending', 'sv')).toEqual(['US 30', 'US 100', 'äon']);
  });

  it('leaves the order to the caller where the caller sorts', () => {
    expect(sortRows(rows, columns, { column: 'note', direction: 'descending' }, 'en')).toBe(rows);
    expect(sortRows(rows, columns, null, 'en')).toBe(rows);
  });
});
