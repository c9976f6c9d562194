import type { Row } from '@duneline/specs/contract';
import { reviveRow } from '../sql/revive.ts';
import { Table } from './Table.ts';
import type { TableDefinition } from './Table.ts';

interface Change {
  readonly table: Table;
  readonly id: number;
  readonly before: Row | null;
}

/** A row change of a committed transaction. */
export interface CommittedChange {
  readonly table: Table;
  /** `null` for an insert. */
  readonly before: Row | null;
  /** `null` for a deletion. */
  readonly after: Row | null;
}

/** The rows of every table, by `schema.name`; for `dump` and `load`. */
export type StoreDump = Readonly<Record<string, readonly Row[]>>;

/** The tables of one backend. `transaction` rolls back when its body throws. */
export class Store {
  private tables: ReadonlyMap<string, Table>;
  private journal: Change[] | null = null;
  private readonly definitions: readonly TableDefinition[];
  /** Increases with every committed transaction that changed something. */
  version = 0;
  /** Called after each commit with its changes, in order; not when rows are loaded. */
  readonly commitListeners = new Set<(changes: readonly CommittedChange[]) => void>();

  constructor(definitions: readonly TableDefinition[]) {
    this.definitions = definitions;
    this.tables = emptyTables(definitions);
  }

  table(schema: string, name: string): Table {
    const table = this.tables.get(`${schema}.${name}`);
    if (table === undefined)
      throw new Error(`The store has no table ${schema}.${name}; declare it in the specs, or correct the name.`);
    return table;
  }

  allTables(): Iterable<Table> {
    return this.tables.values();
  }

  insert(table: Table, row: Row): number {
    const id = table.add(row);
    this.journal?.push({ table, id, before: null });
    return id;
  }

  replace(table: Table, id: number, row: Row): void {
    this.journal?.push({ table, id, before: table.put(id, row) });
  }

  /** Removes a row and returns it; `null` if there was none. */
  remove(table: Table, id: number): Row | null {
    const before = table.put(id, null);
    if (before !== null) this.journal?.push({ table, id, before });
    return before;
  }

  /** Runs `body` and commits, or rolls back if it throws. A nested transaction is a savepoint. */
  transaction<T>(body: () => T): T {
    if (this.journal !== null) return savepoint(this.journal, body);
    const journal: Change[] = [];
    this.journal = journal;
    let result: T;
    try {
      result = body();
    } catch (error) {
      undo(journal);
      throw error;
    } finally {
      this.journal = null;
    }
    if (journal.length > 0) this.version++;
    if (journal.length > 0 && this.commitListeners.size > 0) {
      const changes = committed(journal);
      for (const listener of this.commitListeners) listener(changes);
    }
    return result;
  }

  /** A point in the running transaction, for `rowsAt`. */
  mark(): number {
    return this.journal?.length ?? 0;
  }

  /** The rows of a table at a mark, which are what a statement sees while it changes them. */
  rowsAt(table: Table, mark: number): readonly Row[] {
    const before = this.changedSince(table, mark);
    if (before.size === 0) return table.rows();
    const rows: Row[] = [];
    for (const [id, row] of table.entries()) {
      const seen = before.has(id) ? before.get(id) : row;
      before.delete(id);
      if (seen !== null && seen !== undefined) rows.push(seen);
    }
    for (const removed of before.values()) if (removed !== null) rows.push(removed);
    return rows;
  }

  /** The rows with these values at a mark, found by an index; `null` if there is no index. NULL equals nothing. */
  findAt(table: Table, mark: number, equal: Row): readonly Row[] | null {
    const names = Object.keys(equal);
    if (names.length === 0) return null;
    if (names.some((name) => equal[name] === null || equal[name] === undefined)) return [];
    const columns = table.indexWithin(new Set(names));
    if (columns === null || this.changedSince(table, mark).size > 0) return null;
    const ids = table.find(
      columns,
      columns.map((name) => equal[name]),
    );
    return ids.toSorted((left, right) => left - right).map((id) => table.get(id) ?? {});
  }

  /** The state at a mark of each row that has changed since. */
  private changedSince(table: Table, mark: number): Map<number, Row | null> {
    const before = new Map<number, Row | null>();
    const journal = this.journal ?? [];
    for (let index = mark; index < journal.length; index++) {
      const change = journal[index];
      if (change?.table === table && !before.has(change.id)) before.set(change.id, change.before);
    }
    return before;
  }

  dump(): StoreDump {
    return Object.fromEntries([...this.tables].map(([name, table]) => [name, [...table.entries()].map(([, row]) => row)]));
  }

  /** A function that returns what `dump` returns now; deferred rows are loaded when it is called. */
  lazyDump(): () => StoreDump {
    const tables = [...this.tables].map(([name, table]) => [name, table.lazyRows()] as const);
    return () => Object.fromEntries(tables.map(([name, rows]) => [name, rows()]));
  }

  /** Replaces all rows. Unknown tables are ignored. */
  load(dump: StoreDump): void {
    this.tables = emptyTables(this.definitions);
    for (const [name, table] of this.tables) {
      const rows = dump[name];
      if (rows !== undefined) table.defer(() => rows.map(reviveRow));
    }
    this.version++;
  }
}

/** Runs `body` and rolls back its changes if it throws, so that a function can catch the error and continue. */
function savepoint<T>(journal: Change[], body: () => T): T {
  const mark = journal.length;
  try {
    return body();
  } catch (error) {
    undo(journal.splice(mark));
    throw error;
  }
}

/** Merges a journal's changes per row, with the row before and after. */
function committed(journal: readonly Change[]): readonly CommittedChange[] {
  const later = new Map<Table, Map<number, Row | null>>();
  const changes: CommittedChange[] = [];
  for (const { table, id, before } of journal.toReversed()) {
    const known = later.get(table) ?? new Map<number, Row | null>();
    later.set(table, known);
    const next = known.get(id);
    changes.push({ table, before, after: next === undefined ? (table.get(id) ?? null) : next });
    known.set(id, before);
  }
  return changes.toReversed();
}

function undo(journal: readonly Change[]): void {
  const unsorted = new Set<Table>();
  for (const { table, id, before } of journal.toReversed()) {
    if (before !== null && table.get(id) === undefined) unsorted.add(table);
    table.put(id, before);
  }
  for (const table of unsorted) table.sort();
}

function emptyTables(definitions: readonly TableDefinition[]): ReadonlyMap<string, Table> {
  return new Map(definitions.map((definition) => [`${definition.schema}.${definition.name}`, new Table(definition)]));
}
