import type { ColumnSpec, Row, TableSpec } from '@duneline/specs/contract';
import { fromJson } from '../sql/casts.ts';
import type { RestCall } from './RestCall.ts';
import { RestError, notImplemented } from './RestError.ts';

/** The request's JSON, whatever it is; throws PGRST102 when it is none. */
export async function readJson(request: Request): Promise<unknown> {
  const type = (request.headers.get('content-type') ?? 'application/json').split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json' && type !== 'text/plain') throw notImplemented(`request bodies of the type ${type ?? ''}`);
  try {
    return JSON.parse(await request.text());
  } catch {
    throw new RestError(400, 'PGRST102', 'Empty or invalid json');
  }
}

/** The objects of a body that is an object or an array of objects. */
export function objectsOf(body: unknown): readonly Row[] {
  const items: readonly unknown[] = Array.isArray(body) ? body : [body];
  return items.map((item) => {
    if (typeof item !== 'object' || item === null || Array.isArray(item))
      throw new RestError(400, 'PGRST102', 'Empty or invalid json');
    return { ...item };
  });
}

/**
 * The columns that a payload writes: `columns` names them, or else the first object's keys do, and then all must have the same.
 * Throws PGRST102 for uneven keys, PGRST204 for a column that the table does not have.
 */
export function writtenColumns(
  table: TableSpec,
  objects: readonly Row[],
  columns: readonly string[] | null,
): readonly ColumnSpec[] {
  const names = columns ?? Object.keys(objects[0] ?? {});
  if (columns === null) {
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

/** The values of the written columns in each object; throws PgError 22P02 and its like for a bad literal. */
export function writtenRows(call: RestCall, columns: readonly ColumnSpec[], objects: readonly Row[]): readonly Row[] {
  const { enums } = call.session.project.spec;
  const leavesOut = call.prefer.missing === 'default';
  return objects.map((object) => {
    const present = columns.filter(({ name }) => !leavesOut || Object.hasOwn(object, name));
    return Object.fromEntries(
      present.map(({ name, type }) => [name, fromJson(Object.hasOwn(object, name) ? object[name] : null, type, enums)]),
    );
  });
}
