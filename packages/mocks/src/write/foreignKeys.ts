import type { ForeignKeySpec, Row, TableSpec } from '@duneline/specs/contract';
import type { Session } from '../session/Session.ts';
import { isEqual } from '../sql/compare.ts';
import { PgError } from '../sql/PgError.ts';
import type { Table } from '../store/Table.ts';
import { assertConstraints, keyText, valuesOf } from './constraints.ts';
import type { Statement } from './Statement.ts';
import { hidesValues } from './Statement.ts';

/** Has each foreign key of a new row looked at when the statement ends (PgError 23503). */
export function assertReferencesLater(statement: Statement, row: Row): void {
  const { session, table } = statement;
  for (const key of table.foreignKeys) {
    const values = valuesOf(row, key.columns);
    if (values.includes(null)) continue;
    statement.atEnd.push(() => {
      const target = session.project.store.table(key.references.schema, key.references.table);
      if (!isNone(target.find(key.references.columns, values))) return;
      const name = hidesValues(session, table) ? 'Key' : keyText(key.columns, values);
      const message = `insert or update on table "${table.name}" violates foreign key constraint "${key.name}"`;
      throw new PgError('23503', message, `${name} is not present in table "${key.references.table}".`);
    });
  }
}

/** Removes a row and does what the foreign keys that point at it say; row-level security has no part in that. */
export function removeRow(session: Session, table: Table, id: number, atEnd: (() => void)[]): void {
  const row = table.get(id);
  if (row === undefined) return;
  session.project.store.remove(table, id);
  for (const [other, key] of referrers(session, table)) {
    const values = valuesOf(row, key.references.columns);
    if (values.includes(null)) continue;
    if (key.onDelete === 'cascade') {
      for (const child of [...other.find(key.columns, values)]) removeRow(session, other, child, atEnd);
    } else if (key.onDelete === 'set null' || key.onDelete === 'set default') {
      for (const child of [...other.find(key.columns, values)]) detach(session, other, child, key);
    } else {
      const check = (): void => assertUnreferenced(session, table, other, key, values);
      if (key.onDelete === 'restrict') check();
      else atEnd.push(check);
    }
  }
}

/** Has the keys that `before` held looked at when the statement ends, if `after` no longer holds them. */
export function assertNoneLeftBehindLater(statement: Statement, table: Table, before: Row, after: Row): void {
  for (const [other, key] of referrers(statement.session, table)) {
    const values = valuesOf(before, key.references.columns);
    if (values.includes(null) || isEqual(values, valuesOf(after, key.references.columns))) continue;
    statement.atEnd.push(() => assertUnreferenced(statement.session, table, other, key, values));
  }
}

function assertUnreferenced(session: Session, table: Table, other: Table, key: ForeignKeySpec, values: readonly unknown[]): void {
  if (!isNone(table.find(key.references.columns, values)) || isNone(other.find(key.columns, values))) return;
  const spec = table.definition.schema === 'public' ? session.tableSpec(table.definition.name) : undefined;
  const isHidden = spec !== undefined && hidesValues(session, spec);
  const name = isHidden ? 'Key' : keyText(key.references.columns, values);
  const message = `update or delete on table "${table.definition.name}" violates foreign key constraint "${key.name}" on table "${other.definition.name}"`;
  throw new PgError('23503', message, `${name} is still referenced from table "${other.definition.name}".`);
}

function isNone(ids: Iterable<number>): boolean {
  return ids[Symbol.iterator]().next().done === true;
}

function detach(session: Session, table: Table, id: number, key: ForeignKeySpec): void {
  const row = table.get(id);
  if (row === undefined) return;
  const spec: TableSpec | undefined = table.definition.schema === 'public' ? session.tableSpec(table.definition.name) : undefined;
  const defaultOf = (name: string): unknown => spec?.columns.find((column) => column.name === name)?.defaultValue?.(session.owner) ?? null;
  const changes = key.columns.map((name) => [name, key.onDelete === 'set default' ? defaultOf(name) : null] as const);
  const next = { ...row, ...Object.fromEntries(changes) };
  if (spec !== undefined) assertConstraints(session, spec, next);
  session.project.store.replace(table, id, next);
}

function* referrers(session: Session, table: Table): Generator<[Table, ForeignKeySpec]> {
  for (const other of session.project.store.allTables()) {
    for (const key of other.definition.foreignKeys) {
      if (key.references.schema === table.definition.schema && key.references.table === table.definition.name) yield [other, key];
    }
  }
}
