import type { Row } from '@duneline/specs/contract';

/** Finds rows by the values of some columns. Rows with a NULL among them are not in it, as NULL equals nothing. */
export class KeyIndex {
  readonly columns: readonly string[];
  private readonly ids = new Map<string, Set<number>>();

  constructor(columns: readonly string[]) {
    this.columns = columns;
  }

  add(id: number, row: Row): void {
    const key = this.keyOf(row);
    if (key === null) return;
    const known = this.ids.get(key);
    if (known === undefined) this.ids.set(key, new Set([id]));
    else known.add(id);
  }

  remove(id: number, row: Row): void {
    const key = this.keyOf(row);
    const known = key === null ? undefined : this.ids.get(key);
    if (key === null || known === undefined) return;
    known.delete(id);
    if (known.size === 0) this.ids.delete(key);
  }

  find(values: readonly unknown[]): readonly number[] {
    const key = keyOfValues(values);
    return [...((key === null ? undefined : this.ids.get(key)) ?? [])];
  }

  private keyOf(row: Row): string | null {
    return keyOfValues(this.columns.map((column) => row[column]));
  }
}

function keyOfValues(values: readonly unknown[]): string | null {
  if (values.some((value) => value === null || value === undefined)) return null;
  return values.length === 1 && typeof values[0] === 'string' ? values[0] : JSON.stringify(values);
}
