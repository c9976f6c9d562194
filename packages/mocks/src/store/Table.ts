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
  private rowsById = new Map<number, Row>();
  private readonly indexes: readonly KeyIndex[];
  private list: readonly Row[] | null = null;
  private lastId = 0;

  constructor(definition: TableDefinition) {
    this.definition = definition;
    const keys = [...definition.uniques, ...definition.foreignKeys].map((key) => key.columns);
    const distinct = new Map([...keys, ...(definition.indexes ?? [])].map((columns) => [columns.join('\0'), columns]));
    const typeOf = (name: string): string | undefined => definition.columns?.find((column) => column.name === name)?.type;
    this.indexes = [...distinct.values()].map((columns) => new KeyIndex(columns, columns.map(typeOf)));
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
    this.rowsById = new Map([...this.rowsById].toSorted(([left], [right]) => left - right));
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
