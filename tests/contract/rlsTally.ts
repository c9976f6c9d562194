import type { Role, TableSpec } from '../../specs/contract.ts';
import type { PostgresPersona } from './rlsPostgres.ts';
import { isOpen } from './rlsAccess.ts';
import { kinds } from './rlsOperations.ts';
import type { Operation } from './rlsOperations.ts';
import type { Outcome } from './rlsOutcome.ts';

interface Count {
  tried: number;
  /** Number of statements with an effect: rows returned or written. */
  done: number;
}

/** Counts the statements' outcomes, by table, verb and role. */
export class Tally {
  readonly #counts = new Map<string, Count>();
  readonly #personas: Readonly<Record<string, PostgresPersona>>;

  constructor(personas: Readonly<Record<string, PostgresPersona>>) {
    this.#personas = personas;
  }

  add({ table, kind, persona }: Operation, outcome: Outcome): void {
    const key = `${table} ${kind} ${this.#personas[persona]?.role ?? 'anon'}`;
    const count = this.#counts.get(key) ?? { tried: 0, done: 0 };
    this.#counts.set(key, count);
    count.tried++;
    if ('count' in outcome && outcome.count > 0) count.done++;
  }

  /** Whether a statement of the role has had an effect. */
  has(table: string, kind: Operation['kind'], role: Role): boolean {
    return (this.#counts.get(`${table} ${kind} ${role}`)?.done ?? 0) > 0;
  }

  /** Combinations that grants and policies allow, but for which no statement has had an effect. */
  missing(tables: Readonly<Record<string, TableSpec>>) {
    const roles = [...new Set(Object.values(this.#personas).map(({ role }) => role))];
    return Object.values(tables).flatMap((table) =>
      kinds.flatMap((kind) =>
        roles
          .filter((role) => isOpen(table, kind, role) && !this.has(table.name, kind, role))
          .map((role) => ({ table: table.name, kind, role })),
      ),
    );
  }

  /** A table of statements with an effect, of all statements, by table and verb. */
  table(): string {
    const tables = [...new Set([...this.#counts.keys()].map((key) => key.split(' ')[0] ?? ''))];
    const width = Math.max(...tables.map((table) => table.length));
    const cell = (start: string): string => {
      const counts = [...this.#counts].filter(([key]) => key.startsWith(start)).map(([, count]) => count);
      const sum = (name: keyof Count): number => counts.reduce((total, count) => total + count[name], 0);
      return `${sum('done')}/${sum('tried')}`.padStart(9);
    };
    const head = `${' '.repeat(width)}${kinds.map((kind) => kind.padStart(9)).join('')}`;
    return [head, ...tables.map((table) => table.padEnd(width) + kinds.map((kind) => cell(`${table} ${kind} `)).join(''))].join(
      '\n',
    );
  }
}
