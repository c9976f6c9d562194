import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readTableView, writeTableView, type TableShape } from './tableAddress.ts';

const shape: TableShape = {
  filters: ['status', 'q'],
  sortable: ['date', 'amount'],
  columns: ['date', 'amount', 'country'],
  defaultSort: { column: 'date', direction: 'descending' },
};

const views = fc.record({
  filters: fc.record({ status: fc.string({ minLength: 1 }), q: fc.string({ minLength: 1 }) }, { requiredKeys: [] }),
  sort: fc.record({
    column: fc.constantFrom('date', 'amount'),
    direction: fc.constantFrom('ascending' as const, 'descending' as const),
  }),
  page: fc.integer({ min: 1, max: 10_000 }),
  toggled: fc.subarray(['date', 'amount', 'country']),
});

it('reads back what it wrote, whatever the values are', () => {
  fc.assert(
    fc.property(views, (view) => {
      const written = writeTableView(new URLSearchParams('other=1'), view, shape).toString();
      const search = new URLSearchParams(written);
      expect(readTableView(search, shape)).toEqual({ ...view, filters: { ...view.filters } });
      expect(search.get('other')).toBe('1');
    }),
  );
});

it('writes nothing for the default view', () => {
  const view = readTableView(new URLSearchParams(), shape);
  expect(writeTableView(new URLSearchParams(), view, shape).toString()).toBe('');
});

it('ignores values that make no sense', () => {
  const search = new URLSearchParams('sort=password&page=-3&columns=secret.country&status=');
  expect(readTableView(search, shape)).toEqual({ filters: {}, sort: shape.defaultSort, page: 1, toggled: ['country'] });
});

it('keeps two tables of one page apart', () => {
  const other = { ...shape, prefix: 'payout-' };
  const first = { ...readTableView(new URLSearchParams(), shape), page: 2 };
  const second = { ...first, page: 5 };
  const search = writeTableView(writeTableView(new URLSearchParams(), first, shape), second, other);
  expect([readTableView(search, shape).page, readTableView(search, other).page]).toEqual([2, 5]);
});
