import { isDeepStrictEqual } from 'node:util';
import type { BackendSpec } from '../../specs/contract.ts';
import type { BackendSide } from './rlsBackend.ts';
import type { Operation } from './rlsOperations.ts';
import { isAboutOne } from './rlsOperations.ts';
import type { Outcome } from './rlsOutcome.ts';
import type { PostgresSide } from './rlsPostgres.ts';

/** The two that are compared. */
export interface Sides {
  readonly truth: PostgresSide;
  readonly backend: BackendSide;
}

/** What both came to, one after another, as far as they agree and one thing further. */
export interface Comparison {
  readonly expected: readonly unknown[];
  readonly actual: readonly unknown[];
}

const statusOf = (outcome: Outcome, persona: string, kind: Operation['kind']): number => {
  if (!('error' in outcome)) return kind === 'insert' ? 201 : 200;
  const { code } = outcome.error;
  if (code === '42501') return persona === 'anon' ? 401 : 403;
  if (code.startsWith('PT')) return Number(code.slice(2));
  return code === '23505' || code === '23503' ? 409 : 400;
};

/** 201, 204 and 206 say more than Postgres does, but for an insert. */
const plain = (status: number, kind: Operation['kind']): number => (status < 300 && kind !== 'insert' ? 200 : status);

/** Whether Postgres reads the values of an update or a call that finds no row is up to its planner; the backend always does. */
export const isUpToPlanner = (expected: Outcome, actual: Outcome): boolean =>
  'count' in expected && expected.count === 0 && 'error' in actual && actual.error.code.startsWith('22');

/** Of several rows that break a constraint, and of several constraints, the first that Postgres looks at is reported. */
const isUpToOrder = (expected: Outcome, actual: Outcome): boolean =>
  'error' in expected && 'error' in actual && expected.error.code.startsWith('23') && actual.error.code.startsWith('23');

/** Every text in the statements, so that only values which the database made itself are masked. */
export const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];

/** Runs the statements on both sides from the seed on; when they agree one by one, compares the tables that were written to. */
export async function compareSides(
  { truth, backend }: Sides,
  tables: BackendSpec['tables'],
  statements: readonly Operation[],
  seeded: readonly string[],
  onOutcome: (operation: Operation, outcome: Outcome) => void,
): Promise<Comparison> {
  const given = new Set([...seeded, ...textsIn(statements)]);
  const [expected, actual]: [unknown[], unknown[]] = [[], []];
  await truth.begin();
  backend.begin();
  try {
    for (const operation of statements) {
      const { persona, kind, table } = operation;
      const wanted = await truth.run(operation, given);
      const { status, ...answer } = await backend.run(operation, given);
      onOutcome(operation, wanted);
      if (kind === 'update' && isUpToPlanner(wanted, answer)) continue;
      if (!isAboutOne(operation, tables[table] ?? { primaryKey: [] }) && isUpToOrder(wanted, answer)) continue;
      expected.push({ operation, ...wanted, status: statusOf(wanted, persona, kind) });
      actual.push({ operation, ...answer, status: plain(status, kind) });
      if (!isDeepStrictEqual(expected.at(-1), actual.at(-1))) return { expected, actual };
    }
    const touched = [...new Set([...(await truth.touched()), ...backend.touched()])];
    expected.push(await truth.state(given, touched));
    actual.push(await backend.state(given, touched));
    return { expected: expected.slice(-1), actual: actual.slice(-1) };
  } finally {
    await truth.end();
  }
}
