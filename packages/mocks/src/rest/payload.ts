import type { ColumnSpec, Row, TableSpec } from '@duneline/specs/contract';
import { readJson } from '../sql/json.ts';
import { PgError } from '../sql/PgError.ts';
import { readColumn } from '../write/columnValue.ts';
import { parseCsv } from './csv.ts';
import type { RestCall } from './RestCall.ts';
import { RestError } from './RestError.ts';

/** The payload of a write: its objects, and whether `columns` may name their keys. */
export interface Payload {
  readonly objects: readonly Row[];
  readonly isJson: boolean;
}

/** The media type of the request's body, without parameters. */
export function contentType(request: Request): string {
  const named = request.headers.get('content-type') ?? 'application/json';
  const type = named.split(';')[0]?.trim().toLowerCase() ?? '';
  // The type that `fetch` sets for a string.
  return type === '' ? 'application/json' : type;
}

/**
 * Parses the rows in a write's body: JSON, CSV or a form.
 * @throws PGRST102 for anything else
 */
export async function readRows(request: Request): Promise<Payload> {
  const type = contentType(request);
  const text = await request.text();
  if (type === 'text/csv') return { objects: parseCsv(text), isJson: false };
  if (type === 'application/x-www-form-urlencoded')
    return { objects: [Object.fromEntries(new URLSearchParams(text))], isJson: false };
  if (type !== 'application/json') throw notAcceptable(request);
  return { objects: objectsOf(parseBody(text)), isJson: true };
}

/**
 * Parses a body as JSON.
 * @throws PGRST102 if it is invalid, PgError 22P05 for a character that text cannot contain
 */
export function parseBody(text: string): unknown {
  const body = parseJsonText(text);
  if (/(?<!\\)(?:\\\\)*\\u0000/.test(text)) {
    throw new PgError('22P05', 'unsupported Unicode escape sequence', String.raw`\u0000 cannot be converted to text.`);
  }
  return body;
}

function parseJsonText(text: string): unknown {
  try {
    return readJson(text);
  } catch {
    throw new RestError(400, 'PGRST102', 'Empty or invalid json');
  }
}

/** Media types that PostgREST knows, whose parameters are not part of the name. */
const namedTypes = new Set([
  'text/plain',
  'text/xml',
  'text/csv',
  'application/octet-stream',
  'application/geo+json',
  'application/openapi+json',
]);

/** PGRST102 for a body that cannot be parsed as rows. */
export function notAcceptable(request: Request): RestError {
  const type = contentType(request);
  const named = namedTypes.has(type) ? type : (request.headers.get('content-type') ?? '');
  return new RestError(400, 'PGRST102', `Content-Type not acceptable: ${named}`);
}

/** The objects of a body (an object or an array of objects); other values are no rows, as in PostgREST. */
export function objectsOf(body: unknown): readonly Row[] {
  if (Array.isArray(body)) return body.map(toObject);
  return isPlainObject(body) ? [toObject(body)] : [];
}

/**
 * The columns that a payload writes: those in `columns`, otherwise the keys of the first object, which all others must have too.
 * @throws PGRST102 for different keys, PGRST204 for an unknown column
 */
export function writtenColumns(
  table: TableSpec,
  { objects, isJson }: Payload,
  columns: readonly string[] | null,
): readonly ColumnSpec[] {
  const isNamed = columns !== null && isJson;
  const names = isNamed ? [...new Set(columns)] : Object.keys(objects[0] ?? {});
  if (!isNamed) {
    const known = new Set(names);
    const isUniform = objects.every(
      (object) => Object.keys(object).length === known.size && Object.keys(object).every((key) => known.has(key)),
    );
    if (!isUniform) throw new RestError(400, 'PGRST102', 'All object keys must match');
  }
  return names.map((name) => {
    const column = table.columns.find((one) => one.name === name);
    if (column !== undefined) return column;
    throw new RestError(400, 'PGRST204', `Could not find the '${name}' column of '${table.name}' in the schema cache`);
  });
}

/**
 * Parses the values of the written columns in each object.
 * @throws PgError such as 22P02 for an invalid literal
 */
export function writtenRows(
  { session, prefer }: RestCall,
  columns: readonly ColumnSpec[],
  objects: readonly Row[],
): readonly Row[] {
  const leavesOut = prefer.missing === 'default';
  return objects.map((object) => {
    const present = columns.filter(({ name }) => !leavesOut || Object.hasOwn(object, name));
    return Object.fromEntries(
      present.map((column) => [
        column.name,
        readColumn(session, column, Object.hasOwn(object, column.name) ? object[column.name] : null),
      ]),
    );
  });
}

function toObject(item: unknown): Row {
  if (!isPlainObject(item)) throw new RestError(400, 'PGRST102', 'All object keys must match');
  return { ...item };
}

function isPlainObject(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
