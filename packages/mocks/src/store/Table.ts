import type { ForeignKeySpec, Row } from '@duneline/specs/contract';
import { KeyIndex } from './KeyIndex.ts';

/** The store's description of a table in the schema `public` or `auth`. */
export interface TableDefinition {
  readonly schema: string;
  readonly name: string;
  readonly uniques: readonly { readonly name: string; readonly columns: readonly string[] }[];
  readonly foreignKeys: readonly ForeignKeySpec[];
  /** Columns of each non-unique index. */
  readonly indexes?: readonly (readonly string[])[];
  readonly columns?: readonly { readonly name: string; readonly type: string }[];
}

/** Rows in insertion order, with indexes on unique keys, foreign keys and the project's indexes. Rows are immutable. */
export class Table {
  readonly definition: TableDefinition;
  private loaded = new Map<number, Row>();
  /** Rows that are inserted when the table is first used. */
  private deferred: (() => readonly Row[]) | null = null;
  private readonly indexes: readonly KeyIndex[];
  private list: readonly Row[] | null = null;
  private lastId = 0;

  constructor(definition: TableDefinition) {
    this.definition = definition;
    const keys = [...definition.uniques, ...definition.foreignKeys].map((key) => key.columns);
    const distinct = new Map([...keys, ...(definition.indexes ?? [])].map((columns) => [columns.join('\0'), columns]));
    const typeOf = (name: string): string | undefined => definition.columns?.find((column) => column.name === name)?.type;
    const entries = () => this.entries();
    this.indexes = [...distinct.values()].map((columns) => new KeyIndex(columns, columns.map(typeOf), entries));
  }

  private get rowsById(): Map<number, Row> {
    this.load();
    return this.loaded;
  }

  private load(): void {
    const rows = this.deferred;
    this.deferred = null;
    if (rows !== null) for (const row of rows()) this.add(row);
  }

  /** Inserts rows into an empty table when it is first used; most pages use few of the tables. */
  defer(rows: () => readonly Row[]): void {
    this.deferred = rows;
  }

  /** A function that returns what `rows` returns now; deferred rows are loaded when it is called. */
  lazyRows(): () => readonly Row[] {
    if (this.deferred !== null) return this.deferred;
    const rows = this.rows();
    return () => rows;
  }

  get size(): number {
    return this.rowsById.size;
  }

  get(id: number): Row | undefined {
    return this.rowsById.get(id);
  }

  /** All rows; the same array until a row changes. */
  rows(): readonly Row[] {
    return (this.list ??= [...this.rowsById.values()]);
  }

  entries(): IterableIterator<[number, Row]> {
    return this.rowsById.entries();
  }

  /** Inserts a row with a new id. */
  add(row: Row): number {
    this.load(); // deferred rows come first
    this.put(++this.lastId, row);
    return this.lastId;
  }

  /**
   * Inserts, replaces or (with `null`) removes a row by id.
   * @returns the previous row
   */
  put(id: number, row: Row | null): Row | null {
    const before = this.rowsById.get(id) ?? null;
    this.list = null;
    for (const index of this.indexes) {
      if (before !== null) index.remove(id, before);
      if (row !== null) index.add(id, row);
    }
    if (row === null) this.rowsById.delete(id);
    else this.rowsById.set(id, row);
    return before;
  }

  /** Restores the order by id, which is lost when a removed row is inserted again. */
  sort(): void {
    this.list = null;
    this.loaded = new Map([...this.rowsById].toSorted(([left], [right]) => left - right));
  }

  /** Ids of the rows with these values, by an index if there is one. */
  find(columns: readonly string[], values: readonly unknown[]): readonly number[] {
    const index = this.indexOf(columns);
    if (index !== undefined) return index.find(values);
    return [...this.rowsById].flatMap(([id, row]) => (columns.every((column, at) => row[column] === values[at]) ? [id] : []));
  }

  /** The longest index whose columns are all included. */
  indexWithin(columns: ReadonlySet<string>): readonly string[] | null {
    const fitting = this.indexes.map((index) => index.columns).filter((names) => names.every((name) => columns.has(name)));
    return fitting.toSorted((left, right) => right.length - left.length)[0] ?? null;
  }

  private indexOf(columns: readonly string[]): KeyIndex | undefined {
    return this.indexes.find(
      (index) => index.columns.length === columns.length && index.columns.every((name, at) => name === columns[at]),
    );
  }
}
