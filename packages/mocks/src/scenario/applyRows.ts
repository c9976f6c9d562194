import type { Row, ScenarioSpec, TableChanges, TableSpec } from '@duneline/specs/contract';
import type { Project } from '../project.ts';
import { Session } from '../session/Session.ts';
import type { Table } from '../store/Table.ts';
import { isEqual } from '../sql/compare.ts';
import { readColumn } from '../write/columnValue.ts';
import { completeRow, generated } from '../write/completeRow.ts';
import { assertConstraints, conflictingKey, uniqueViolation } from '../write/constraints.ts';
import { assertReferences } from '../write/foreignKeys.ts';

interface Change {
  readonly table: Table;
  /** `null` for a table of the auth service, whose rows need no conversion. */
  readonly spec: TableSpec | null;
  readonly key: readonly string[];
  /** Ids of the rows that the scenario removes. */
  readonly removed: readonly number[];
  readonly laid: readonly Row[];
}

/**
 * Applies a scenario's rows to the seed, all or none.
 * @throws Error for rows that do not fit the project
 */
export function applyRows(project: Project, scenario: ScenarioSpec): void {
  const entries = Object.entries(scenario.tables ?? {});
  if (entries.length === 0) return;
  const system = new Session(project, 'service_role', null);
  let place = '';
  try {
    project.store.transaction(() => {
      const changes = entries.map(([name, change]) => {
        place = name;
        return readChange(system, name, change);
      });
      for (const { table, removed } of changes) for (const id of removed) removeWithReferrers(project, table, id);
      for (const [index, change] of changes.entries()) {
        place = entries[index]?.[0] ?? '';
        for (const row of change.laid) layRow(system, change, row);
      }
      for (const [name, spec] of Object.entries(project.spec.tables)) {
        place = name;
        for (const [id] of project.store.table('public', name).entries()) assertReferences(system, spec, id, null);
      }
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The scenario "${scenario.name}" cannot be laid over the seed, at tables.${place}: ${reason}.`, {
      cause: error,
    });
  }
}

function readChange(system: Session, name: string, change: readonly Row[] | TableChanges): Change {
  const { spec: project, store } = system.project;
  const [table = '', schema = 'public'] = name.split('.').toReversed();
  const known: Readonly<Record<string, TableSpec | undefined>> = schema === 'public' ? project.tables : (project.platform ?? {});
  const inKnown = schema === 'public' ? table : name;
  const spec = Object.hasOwn(known, inKnown) ? (known[inKnown] ?? null) : null;
  if (spec === null && schema !== 'auth') throw new Error('the project has no such table');
  const stored = store.table(schema, table);
  const key = spec?.primaryKey ?? stored.definition.uniques[0]?.columns ?? [];
  if (isList(change)) return { table: stored, spec, key, removed: [...stored.entries()].map(([id]) => id), laid: change };
  const removed = (change.without ?? []).flatMap((row) => matching(system, stored, spec, row));
  return { table: stored, spec, key, removed, laid: change.with ?? [] };
}

function isList(change: readonly Row[] | TableChanges): change is readonly Row[] {
  return Array.isArray(change);
}

/** Removes a row and its referencing rows; a reference with ON DELETE SET NULL becomes NULL. */
function removeWithReferrers(project: Project, table: Table, id: number): void {
  const { store } = project;
  const row = store.remove(table, id);
  if (row === null) return;
  const { schema, name } = table.definition;
  for (const other of store.allTables()) {
    for (const { columns, references, onDelete } of other.definition.foreignKeys) {
      if (references.schema !== schema || references.table !== name) continue;
      const values = references.columns.map((column) => row[column] ?? null);
      if (values.includes(null)) continue;
      for (const referrer of other.find(columns, values)) {
        const cleared = Object.fromEntries(columns.map((column) => [column, null]));
        if (onDelete === 'set null') store.replace(other, referrer, { ...other.get(referrer), ...cleared });
        else removeWithReferrers(project, other, referrer);
      }
    }
  }
}

function matching(system: Session, table: Table, spec: TableSpec | null, sought: Row): readonly number[] {
  const wanted = Object.entries(spec === null ? sought : converted(system, spec, sought));
  if (wanted.length === 0) throw new Error('an entry of `without` names no column');
  const isMeant = (row: Row): boolean => wanted.every(([column, value]) => isEqual(row[column] ?? null, value));
  const ids = [...table.entries()].flatMap(([id, row]) => (isMeant(row) ? [id] : []));
  if (ids.length === 0) throw new Error(`no row has ${JSON.stringify(sought)}`);
  return ids;
}

function layRow(system: Session, { table, spec, key }: Change, row: Row): void {
  const { project } = system;
  const keyValues = key.map((column) => row[column]);
  const [id] = keyValues.includes(undefined) ? [] : table.find(key, keyValues);
  const present = id === undefined ? undefined : table.get(id);
  const next = merged(system, spec, present, row);
  if (spec !== null) {
    assertConstraints(system, spec, next);
    const conflict = conflictingKey(system, spec, next, id);
    if (conflict !== null) throw uniqueViolation(system, spec, conflict, next);
  }
  if (id === undefined) project.store.insert(table, next);
  else project.store.replace(table, id, next);
}

function merged(system: Session, spec: TableSpec | null, present: Row | undefined, row: Row): Row {
  if (spec === null) return { ...present, ...row };
  if (present === undefined) return completed(system, spec, row);
  return generated(system, spec, { ...present, ...converted(system, spec, row) });
}

/** Completes a new row; sequences continue after its identity values. */
function completed(system: Session, spec: TableSpec, row: Row): Row {
  const whole = completeRow(system, spec, converted(system, spec, row));
  for (const { name, identity } of spec.columns) {
    const value = whole[name];
    if (identity !== undefined && typeof value === 'number') system.project.sequences.raise(`${spec.name}.${name}`, value);
  }
  return whole;
}

/**
 * Converts a row to its stored form.
 * @throws Error for an unknown column
 */
function converted(system: Session, { name: table, columns }: TableSpec, row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      const column = columns.find((one) => one.name === name);
      if (column === undefined) throw new Error(`column "${name}" of relation "${table}" does not exist`);
      return [name, readColumn(system, column, value)];
    }),
  );
}
