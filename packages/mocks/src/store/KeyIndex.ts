import type { Row } from '@duneline/specs/contract';
import { canonicalDigits, isNumber } from '../sql/Numeric.ts';
import { Interval } from '../sql/Interval.ts';

/** Finds rows by column values. The index is built at the first search, because most are never searched. Rows with a NULL in these columns are not included, because NULL equals nothing. */
export class KeyIndex {
  readonly columns: readonly string[];
  private readonly fold: readonly ((value: unknown) => unknown)[];
  private readonly entries: () => Iterable<readonly [id: number, row: Row]>;
  private ids: Map<string, Set<number>> | null = null;

  /**
   * @param types of the columns, if known: equal values of `citext` and `char(n)` may have different texts
   * @param entries the table's rows by id
   */
  constructor(
    columns: readonly string[],
    types: readonly (string | undefined)[],
    entries: () => Iterable<readonly [id: number, row: Row]>,
  ) {
    this.columns = columns;
    this.entries = entries;
    this.fold = columns.map((_, index) => foldOf(types[index]));
  }

  add(id: number, row: Row): void {
    if (this.ids !== null) this.include(this.ids, id, row);
  }

  private include(ids: Map<string, Set<number>>, id: number, row: Row): void {
    const key = this.keyOf(this.columns.map((column) => row[column]));
    if (key === null) return;
    const known = ids.get(key);
    if (known === undefined) ids.set(key, new Set([id]));
    else known.add(id);
  }

  remove(id: number, row: Row): void {
    if (this.ids === null) return;
    const key = this.keyOf(this.columns.map((column) => row[column]));
    const known = key === null ? undefined : this.ids.get(key);
    if (key === null || known === undefined) return;
    known.delete(id);
    if (known.size === 0) this.ids.delete(key);
  }

  find(values: readonly unknown[]): readonly number[] {
    const key = this.keyOf(values);
    return [...((key === null ? undefined : this.built().get(key)) ?? [])];
  }

  private built(): ReadonlyMap<string, ReadonlySet<number>> {
    if (this.ids !== null) return this.ids;
    const ids = new Map<string, Set<number>>();
    for (const [id, row] of this.entries()) this.include(ids, id, row);
    return (this.ids = ids);
  }

  /** A text that is the same for equal values. */
  private keyOf(values: readonly unknown[]): string | null {
    if (values.some((value) => value === null || value === undefined)) return null;
    const folded = values.map((value, index) => this.fold[index]?.(value) ?? value);
    return folded.length === 1 && typeof folded[0] === 'string' ? folded[0] : JSON.stringify(folded);
  }
}

function foldOf(type: string | undefined): (value: unknown) => unknown {
  if (type === 'citext') return (value) => String(value).toLowerCase();
  if (type === 'bpchar') return (value) => String(value).trimEnd();
  return (value) => (isNumber(value) ? canonicalDigits(value) : value instanceof Interval ? value.valueOf() : value);
}
