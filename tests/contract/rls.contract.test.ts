import { backendSpec } from '@duneline/specs/backend';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BackendSpec, TableSpec } from '../../specs/contract.ts';
import { isOpen } from './rlsAccess.ts';
import { BackendSide, compileSpec } from './rlsBackend.ts';
import type { Operation } from './rlsOperations.ts';
import { isAboutOne, kinds, operations, operationsOf } from './rlsOperations.ts';
import type { Outcome } from './rlsOutcome.ts';
import { PostgresSide } from './rlsPostgres.ts';
import type { Project } from './rlsProjects.ts';
import { duneline, teams } from './rlsProjects.ts';
import { Tally } from './rlsTally.ts';
import type { Values } from './rlsValues.ts';
import { createValues } from './rlsValues.ts';

// RLS_SEED=… tries other data, RLS_RUNS=… more of it. A failure prints its seed and the statement.
const seed = Number(process.env.RLS_SEED ?? 20_260_105);
const runs = Number(process.env.RLS_RUNS ?? 1);

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
const isUpToPlanner = (expected: Outcome, actual: Outcome): boolean =>
  'count' in expected && expected.count === 0 && 'error' in actual && actual.error.code.startsWith('22');

/** Of several rows that break a constraint, and of several constraints, the first that Postgres looks at is reported. */
const isUpToOrder = (expected: Outcome, actual: Outcome): boolean =>
  'error' in expected && 'error' in actual && expected.error.code.startsWith('23') && actual.error.code.startsWith('23');

/** Every text in the statements, so that only values which the database made itself are masked. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];

async function openSides(project: Project, spec: BackendSpec) {
  const truth = await PostgresSide.open(project.directory, project.personas, spec);
  const backend = await BackendSide.open(spec, project);
  const visible: Record<string, Record<string, readonly Record<string, unknown>[]>> = {};
  for (const persona of Object.keys(project.personas)) {
    visible[persona] = {};
    for (const table of Object.keys(spec.tables)) visible[persona][table] = await backend.visible(persona, table);
  }
  return { truth, backend, values: createValues(spec, project.pools, project.rows, project.personas, visible) };
}

describe.each<[name: string, project: Project, spec: BackendSpec]>([
  ['the Duneline project', duneline, backendSpec],
  ['a foreign project', teams, await compileSpec(teams.directory)],
])('row-level security of %s', (_name, project, spec) => {
  const tally = new Tally(project.personas);
  const personas = Object.keys(project.personas);
  const tables: readonly TableSpec[] = Object.values(spec.tables);
  let truth: PostgresSide;
  let backend: BackendSide;
  let values: Values;
  let seeded: string[];

  beforeAll(async () => {
    ({ truth, backend, values } = await openSides(project, spec));
    seeded = [...textsIn(spec.seed), ...textsIn(project.pools), ...textsIn(project.rows)];
  }, 60_000);

  afterAll(() => truth.close());

  /** Runs the statements on both sides, which must answer alike one by one, and end alike. */
  async function compare(statements: readonly Operation[]): Promise<void> {
    const given = new Set([...seeded, ...textsIn(statements)]);
    await truth.begin();
    backend.begin();
    try {
      for (const operation of statements) {
        const expected = await truth.run(operation, given);
        const { status, ...actual } = await backend.run(operation, given);
        tally.add(operation, expected);
        const { persona, kind, table } = operation;
        if (kind === 'update' && isUpToPlanner(expected, actual)) continue;
        const isOne = isAboutOne(operation, spec.tables[table] ?? { primaryKey: [] });
        if (!isOne && isUpToOrder(expected, actual)) continue;
        const said = { operation, ...actual, status: plain(status, kind) };
        expect(said).toEqual({ operation, ...expected, status: statusOf(expected, persona, kind) });
      }
      const touched = [...new Set([...(await truth.touched()), ...backend.touched()])];
      expect(await backend.state(given, touched)).toEqual(await truth.state(given, touched));
    } finally {
      await truth.end();
    }
  }

  it.each(personas)('shows %s the rows that Postgres shows', async (persona) => {
    await compare(
      tables.map(({ name }) => ({ persona, kind: 'select', table: name, row: {}, filter: null, isReturning: true })),
    );
  });

  it.each(project.calls)('gives everybody what Postgres gives for $name $args', async (call) => {
    const given = new Set([...seeded, ...textsIn(call)]);
    await truth.begin();
    backend.begin();
    for (const persona of personas) {
      const expected = await truth.call(persona, call, given);
      const actual = await backend.call(persona, call, given);
      if (!isUpToPlanner(expected, actual)) expect(actual).toEqual(expected);
    }
    await truth.end();
  });

  it.each(tables)(`answers every verb of everybody on $name as Postgres does (seed ${seed})`, async (table) => {
    const all = personas.flatMap((persona) =>
      kinds.flatMap((kind) => {
        const times = isOpen(table, kind, project.personas[persona]?.role ?? 'anon') ? 5 : 1;
        return Array.from({ length: times }, () => operationsOf(values, persona, kind, table));
      }),
    );
    const order = fc.shuffledSubarray([...all.keys()], { minLength: all.length });
    const sequence = fc.tuple(fc.tuple(...all), order).map(([some, places]) => places.flatMap((place) => some[place] ?? []));
    await fc.assert(fc.asyncProperty(sequence, compare), { seed, numRuns: 3 * runs, endOnFailure: true });
  }, 60_000);

  it(`answers statements on all tables together as Postgres does (seed ${seed})`, async () => {
    const sequence = fc.array(operations(values, project.cast), { minLength: 1, maxLength: 12, size: 'max' });
    await fc.assert(fc.asyncProperty(sequence, compare), { seed, numRuns: 40 * runs });
  }, 60_000);

  it('has had an effect of every verb on every table, for each role that grants and policies let', () => {
    console.info(`seed ${seed}; statements with an effect of all\n${tally.table()}`);
    expect(tally.missing(spec.tables)).toEqual(project.unreached);
  });
});
