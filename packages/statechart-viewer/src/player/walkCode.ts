import type { StatechartRow, StatechartTable } from '@duneline/specs/contract';

/** A row's line; with another payload than the row's example, both. */
type Written = number | readonly [line: number, payload: NonNullable<StatechartRow['example']>];

/** Encodes the rows of a walk as base64url of JSON, which Storybook allows in a URL. No rows are ''. */
export function writeWalk(table: StatechartTable, walk: readonly StatechartRow[]): string {
  if (walk.length === 0) return '';
  const written = walk.map(({ line, example = {} }): Written => {
    const usual = table.rows.find((row) => row.line === line)?.example ?? {};
    return JSON.stringify(usual) === JSON.stringify(example) ? line : [line, example];
  });
  const bytes = new TextEncoder().encode(JSON.stringify(written));
  const binary = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The rows of a walk; `null` if the code is damaged or of another version of the table. */
export function readWalk(table: StatechartTable, code: string): readonly StatechartRow[] | null {
  if (code === '') return [];
  const written = parse(code);
  if (!Array.isArray(written)) return null;
  const rows = written.map((each: unknown) => rowOf(table, each));
  return rows.every((row) => row !== null) ? rows : null;
}

function rowOf(table: StatechartTable, each: unknown): StatechartRow | null {
  const [line, payload] = Array.isArray(each) ? (each as readonly unknown[]) : [each];
  const row = table.rows.find((one) => one.line === line);
  if (!row) return null;
  if (payload === undefined) return row;
  return typeof payload === 'object' && payload !== null ? { ...row, example: { ...payload } } : null;
}

function parse(code: string): unknown {
  try {
    const bytes = Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.codePointAt(0) ?? 0);
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
