import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvCell, csvChunks, EXPORT_PAGE, type CsvChunk } from './csv.ts';
import type { DataColumn, RowsRequest } from './DataColumn.ts';

it.each([
  ['=HYPERLINK("https://evil.example")', '"\'=HYPERLINK(""https://evil.example"")"'],
  ['+1', "'+1"],
  ['-1+2', "'-1+2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', '"\'\t=1"'],
  ['\r=1', '"\'\r=1"'],
  ['say "hi"', '"say ""hi"""'],
  ['one, two', '"one, two"'],
  ['plain', 'plain'],
  [-12.5, '-12.5'],
  [null, ''],
])('writes %j as %s', (value, cell) => expect(csvCell(value)).toBe(cell));

it('never lets text begin a cell as a formula', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(csvCell(text)).not.toMatch(/^"?[=+\-@\t\r]/);
    }),
  );
});

const columns: readonly DataColumn<number>[] = [
  { id: 'n', label: 'N', cell: String, csv: (row) => row },
  { id: 'shown', label: 'Not exported', cell: String },
];
const request = {
  filters: { status: 'paid' },
  order: { column: 'n', isAscending: true },
  signal: new AbortController().signal,
};

async function exported(total: number) {
  const asked: RowsRequest[] = [];
  const read = (ask: RowsRequest) => {
    asked.push(ask);
    const rows = Array.from({ length: total }, (_, index) => index).slice(ask.from, ask.to + 1);
    return Promise.resolve({ rows, count: total });
  };
  const chunks: CsvChunk[] = [];
  for await (const chunk of csvChunks({ columns, read, request })) chunks.push(chunk);
  return { asked, chunks };
}

it.each([
  [0, 1],
  [1, 1],
  [EXPORT_PAGE, 1],
  [EXPORT_PAGE + 1, 2],
  [2 * EXPORT_PAGE + 500, 3],
])('reads %i rows in %i requests, each row once and in order', async (total, requests) => {
  const { asked, chunks } = await exported(total);
  const lines = chunks
    .map(({ text }) => text)
    .join('')
    .split('\r\n');
  expect(lines).toEqual(['\uFEFFN', ...Array.from({ length: total }, (_, index) => String(index)), '']);
  expect(asked.map(({ filters }) => filters)).toEqual(Array.from({ length: requests }, () => request.filters));
  expect(chunks.at(-1)).toMatchObject({ done: total, count: total });
});
