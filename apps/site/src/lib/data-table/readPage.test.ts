import { expect, it, vi } from 'vitest';
import type { RowsRequest } from './DataColumn.ts';
import { readPage } from './readPage.ts';

const all = Array.from({ length: 30 }, (_, index) => index);
const requestOf = (from: number): RowsRequest => ({
  filters: {},
  order: { column: 'id', isAscending: true },
  from,
  to: from + 24,
  signal: new AbortController().signal,
});
/** Rejects a range that starts after the last row, as PostgREST does. */
const open = () =>
  vi.fn(async ({ from, to }: RowsRequest) => {
    if (from > all.length) throw new Error('Requested range not satisfiable');
    return { rows: all.slice(from, to + 1), count: all.length };
  });

it('reads the first page in one request', async () => {
  const read = open();
  expect((await readPage(read, requestOf(0))).rows).toHaveLength(25);
  expect(read).toHaveBeenCalledTimes(1);
});

it('reads a later page', async () => {
  expect(await readPage(open(), requestOf(25))).toEqual({ rows: [25, 26, 27, 28, 29], count: 30 });
});

it('gives an empty page beyond the last row, and the count', async () => {
  expect(await readPage(open(), requestOf(50))).toEqual({ rows: [], count: 30 });
});
