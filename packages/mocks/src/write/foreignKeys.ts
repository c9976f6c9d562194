import type { ForeignKeySpec, Row, TableSpec } from '@duneline/specs/contract';
import type { Session } from '../session/Session.ts';
import { isEqual } from '../sql/compare.ts';
import { PgError } from '../sql/PgError.ts';
import type { Table } from '../store/Table.ts';
import { keyText, valuesOf } from './constraints.ts';
import { hidesValues } from './Statement.ts';

/**
 * @throws PgError 23503 if a foreign key of a stored row references no row; for an update, only keys that differ from `before`
 * are checked. Rows removed meanwhile are ignored
 */
export function assertReferences(session: Session, table: TableSpec, id: number, before: Row | null): void {
  const row = session.stored(table).get(id);
  if (row === undefined) return;
  for (const key of table.foreignKeys) {
    const values = valuesOf(row, key.columns);
    if (values.includes(null) || (before !== null && isEqual(values, valuesOf(before, key.columns)))) continue;
    const target = session.project.store.table(key.references.schema, key.references.table);
    if (target.find(key.references.columns, values).length > 0) continue;
    const name = hidesValues(session, table) ? 'Key' : keyText(table, key.columns, values);
    const message = `insert or update on table "${table.name}" violates foreign key constraint "${key.name}"`;
    throw new PgError('23503', message, `${name} is not present in table "${key.references.table}".`);
  }
}

/** @throws PgError 23503 if other rows still reference keys of `before` that `after` no longer has */
export function assertNotOrphaned(session: Session, table: Table, before: Row, after: Row): void {
  for (const [other, key] of referencingKeys(session, table)) {
    const values = valuesOf(before, key.references.columns);
    if (values.includes(null) || isEqual(values, valuesOf(after, key.references.columns))) continue;
    assertUnreferenced(session, table, other, key, values);
  }
}

/** @throws PgError 23503 if rows of `other` reference key values that no row has any more */
export function assertUnreferenced(
  session: Session,
  table: Table,
  other: Table,
  key: ForeignKeySpec,
  values: readonly unknown[],
): void {
  if (other.find(key.columns, values).length === 0) return;
  // Another row may have taken over the key; `restrict` ignores that.
  if (key.onDelete !== 'restrict' && table.find(key.references.columns, values).length > 0) return;
  const spec = specOf(session, table);
  const name = spec !== null && hidesValues(session, spec) ? 'Key' : keyText(spec, key.references.columns, values);
  const { name: referenced } = table.definition;
  const message = `update or delete on table "${referenced}" violates foreign key constraint "${key.name}" on table "${other.definition.name}"`;
  throw new PgError('23503', message, `${name} is still referenced from table "${other.definition.name}".`);
}

/** The spec of a stored table; `null` for tables of the auth service. */
export function specOf(session: Session, table: Table): TableSpec | null {
  const { schema, name } = table.definition;
  return schema === 'auth' ? null : session.tableSpec(`${schema}.${name}`);
}

/** The tables and keys that reference a table, in Postgres' order of processing. */
export function referencingKeys(session: Session, table: Table): readonly (readonly [Table, ForeignKeySpec])[] {
  const { schema, name } = table.definition;
  const pointing = [...session.project.store.allTables()].flatMap((other) =>
    other.definition.foreignKeys
      .filter(({ references }) => references.schema === schema && references.table === name)
      .map((key) => [other, key] as const),
  );
  return pointing.toSorted(([, left], [, right]) => (left.rank ?? 0) - (right.rank ?? 0));
}
