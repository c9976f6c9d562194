import type { Row } from '@duneline/specs/contract';
import { outputText } from '../sql/output.ts';
import { isInstant } from '../sql/timestamp.ts';
import { RestError } from './RestError.ts';

/** Parses a CSV body with a header; `NULL` means NULL. @throws PGRST102 for rows of different lengths */
export function parseCsv(text: string): readonly Row[] {
  const [header, ...lines] = records(text);
  if (header === undefined) throw new RestError(400, 'PGRST102', 'parse error (not enough input) at ""');
  if (lines.some((line) => line.length !== header.length)) {
    throw new RestError(400, 'PGRST102', 'All lines must have same number of fields');
  }
  return lines.map((line) =>
    Object.fromEntries(header.map((name, index) => [name, line[index] === 'NULL' ? null : line[index]])),
  );
}

/** Prints rows as CSV with a header, with values as Postgres prints records. */
export function printCsv(rows: readonly Row[], types: ReadonlyMap<string, string>): string {
  const header = Object.keys(rows[0] ?? {}).join(',');
  const lines = rows.map((row) =>
    Object.entries(row)
      .map(([name, value]) => quoted(outputText(value, types.get(name) ?? guessed(value))))
      .join(','),
  );
  return `${header}\n${lines.join('\n')}`;
}

function quoted(text: string | null): string {
  if (text === null) return '';
  return text === '' || /[(),"\\\s]/.test(text) ? `"${text.replaceAll(/["\\]/g, '$&$&')}"` : text;
}

function guessed(value: unknown): string {
  return isInstant(value) && value.includes('T') ? 'timestamptz' : Array.isArray(value) ? 'jsonb' : 'text';
}

function records(text: string): readonly (readonly string[])[] {
  const lines: string[][] = [];
  let line: string[] = [];
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|\r|$)/gy;
  for (let at = 0; at < text.length; at = field.lastIndex) {
    field.lastIndex = at;
    const match = field.exec(text);
    if (match === null) throw new RestError(400, 'PGRST102', `parse error (endOfInput) at "${text.slice(at, at + 20)}"`);
    line.push(match[1] === undefined ? (match[2] ?? '') : match[1].replaceAll('""', '"'));
    if (match[3] === ',') {
      if (field.lastIndex >= text.length) line.push('');
      else continue;
    }
    lines.push(line);
    line = [];
  }
  if (line.length > 0) lines.push(line);
  return lines;
}
