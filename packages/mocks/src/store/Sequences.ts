/** Counters of identity columns and sequences. As in Postgres, a rollback does not return numbers. */
export class Sequences {
  private last = new Map<string, number>();

  next(name: string, { start, increment } = { start: 1, increment: 1 }): number {
    const last = this.last.get(name);
    const value = last === undefined ? start : last + increment;
    this.last.set(name, value);
    return value;
  }

  /** Ensures that the next value is greater than `value`. */
  raise(name: string, value: number): void {
    this.last.set(name, Math.max(this.last.get(name) ?? value, value));
  }

  dump(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.last);
  }

  load(dump: Readonly<Record<string, number>>): void {
    this.last = new Map(Object.entries(dump));
  }
}
