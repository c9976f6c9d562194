import { parseDocument } from 'yaml';
import type { StatechartRow } from '@duneline/specs/contract';
import { isRecord } from './tableSource.ts';
import type { TableSource } from './tableSource.ts';

const required = ['from', 'event', 'guard', 'to', 'actions'];
const optional = ['clause', 'input', 'example', 'expect'];

/** Parses the `rows: |` block: a line of column names, then one row per line, with cells separated by bars. */
export function readRows(source: TableSource): readonly StatechartRow[] {
  const { rows: text } = source.content;
  if (typeof text !== 'string') {
    source.reportAt(['rows'], "'rows' must be a block of lines: write 'rows: |' and one row per line below it.");
    return [];
  }
  const firstLine = source.lineOf(['rows']) + 1;
  const lines = text.split('\n').map((line, index) => ({ cells: cellsOf(line), line: firstLine + index }));
  const [head, ...body] = lines.filter(({ cells }) => cells.length > 1 || cells[0] !== '');
  if (!head || !areColumns(head.cells)) {
    const may = `${required.join(' | ')}' and may go on with '${optional.join(' | ')}`;
    source.report(head?.line ?? firstLine, `The first line of 'rows' names the columns: it must begin with '${may}'.`);
    return [];
  }
  return body.flatMap(({ cells, line }) => readRow(source, head.cells, cells, line) ?? []);
}

function readRow(source: TableSource, columns: readonly string[], cells: readonly string[], line: number): StatechartRow | null {
  if (cells.length < required.length || cells.length > columns.length) {
    source.report(line, `This row has ${cells.length} cells; it needs ${required.length} to ${columns.length}, one per column.`);
    return null;
  }
  const cell = (column: string) => cells[columns.indexOf(column)] ?? '';
  const clause = cell('clause');
  const input = readPayload(source, 'input', cell('input'), line);
  const example = readPayload(source, 'example', cell('example'), line);
  const expect = readPayload(source, 'expect', cell('expect'), line);
  return {
    line,
    from: cell('from'),
    event: cell('event'),
    guard: cell('guard') || null,
    to: cell('to'),
    actions: cell('actions')
      .split(',')
      .flatMap((name) => name.trim() || []),
    ...(clause && { clause }),
    ...(input && { input }),
    ...(example && { example }),
    ...(expect && { expect }),
  };
}

function readPayload(source: TableSource, column: string, cell: string, line: number): StatechartRow['example'] | null {
  if (cell === '') return null;
  const document = parseDocument(cell);
  const value: unknown = document.errors.length > 0 ? null : document.toJS();
  if (isRecord(value)) return value;
  source.report(line, `The ${column} '${cell}' is not a mapping: write it as '{ name: value }'.`);
  return null;
}

function areColumns(columns: readonly string[]): boolean {
  const rest = columns.slice(required.length);
  return (
    required.every((name, index) => columns[index] === name) &&
    new Set(rest).size === rest.length &&
    rest.every((name) => optional.includes(name))
  );
}

function cellsOf(line: string): string[] {
  return line.split('|').map((cell) => cell.trim());
}
