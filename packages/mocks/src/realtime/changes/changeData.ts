import type { Role, Row, TableSpec } from '@duneline/specs/contract';
import { readableColumns } from './columns.ts';
import type { ChangeType } from './parseChangeSubscription.ts';
import type { RowChange } from './RowChange.ts';

/** `INSERT`, `UPDATE` or `DELETE`. */
export function changeType({ before, after }: RowChange): ChangeType {
  return before === null ? 'INSERT' : after === null ? 'DELETE' : 'UPDATE';
}

/** The old row, as far as the replica identity includes it: the primary key, or all columns. */
export function replicaIdentity(table: TableSpec, row: Row): Row {
  if (table.replicaIdentity === 'full') return row;
  return Object.fromEntries(table.primaryKey.map((name) => [name, row[name] ?? null]));
}

/** Why a role may not receive a change, or `null`. */
export function changeError(table: TableSpec, role: Role, type: ChangeType): string | null {
  if (type === 'DELETE') return null;
  if (table.primaryKey.length === 0) return 'Error 400: Bad Request, no primary key';
  const readable = readableColumns(table, role).map(({ name }) => name);
  return table.primaryKey.every((name) => readable.includes(name)) ? null : 'Error 401: Unauthorized';
}

/** The `data` of a change that a role may not read. */
export function redactedData(table: TableSpec, type: ChangeType, error: string): Readonly<Record<string, unknown>> {
  return {
    schema: 'public',
    table: table.name,
    type,
    commit_timestamp: null,
    columns: [],
    ...(type !== 'DELETE' && { record: {} }),
    ...(type !== 'INSERT' && { old_record: {} }),
    errors: [error],
  };
}

/**
 * The `data` of a change: the columns that the role may read, restricted to those in `wanted` and the primary key. Changes larger
 * than `maxBytes` omit long values.
 */
export function changeData(
  table: TableSpec,
  role: Role,
  change: RowChange,
  wanted: readonly string[] | null,
  maxBytes: number,
): Readonly<Record<string, unknown>> {
  const type = changeType(change);
  const isTooLarge = sizeOf([change.before, change.after]) > maxBytes;
  const columns = readableColumns(table, role).filter(
    ({ name }) => wanted === null || wanted.includes(name) || table.primaryKey.includes(name),
  );
  const told = (row: Row, isTold: (name: string) => boolean): Row =>
    Object.fromEntries(
      columns
        .filter(({ name }) => Object.hasOwn(row, name) && isTold(name) && !(isTooLarge && sizeOf(row[name]) > 64))
        .map(({ name }) => [name, row[name]]),
    );
  // Policies cannot be evaluated for a deleted row, so only its primary key is sent.
  const isOldTold = (name: string): boolean => type !== 'DELETE' || !table.hasRowSecurity || table.primaryKey.includes(name);
  return {
    schema: 'public',
    table: table.name,
    type,
    commit_timestamp: new Date(change.time).toISOString(),
    columns: columns.map(({ name, type: columnType }) => ({ name, type: columnType })),
    ...(change.after !== null && { record: told(change.after, () => true) }),
    ...(change.before !== null && { old_record: told(replicaIdentity(table, change.before), isOldTold) }),
    errors: isTooLarge ? ['Error 413: Payload Too Large'] : null,
  };
}

function sizeOf(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}
