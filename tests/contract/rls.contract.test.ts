import { backendSpec } from '@duneline/specs/backend';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BackendSpec } from '../../specs/contract.ts';
import { BackendSide, compileSpec } from './rlsBackend.ts';
import type { Operation } from './rlsOperations.ts';
import { operations } from './rlsOperations.ts';
import type { Outcome } from './rlsOutcome.ts';
import { PostgresSide } from './rlsPostgres.ts';
import type { Project } from './rlsProjects.ts';
import { duneline, teams } from './rlsProjects.ts';

// RLS_SEED=… tries other data, RLS_RUNS=… more of it. A failure prints its seed and the shortest case that fast-check found.
const seed = Number(process.env.RLS_SEED ?? 20_260_105);
const numRuns = Number(process.env.RLS_RUNS ?? 120);

const statusOf = (outcome: Outcome, persona: string, kind: Operation['kind']): number => {
  if (!('error' in outcome)) return kind === 'insert' ? 201 : 200;
  const { code } = outcome.error;
  if (code === '42501') return persona === 'anon' ? 401 : 403;
  return code === '23505' || code === '23503' ? 409 : 400;
};

/** Whether Postgres reads the values of an update that finds no row is up to its planner; the backend always does. */
const isOpen = (expected: Outcome, actual: Outcome, kind: Operation['kind']): boolean =>
  kind === 'update' && 'count' in expected && expected.count === 0 && 'error' in actual && actual.error.code.startsWith('22');

/** Every text in the statements, so that only values which the database made itself are masked. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];

describe.each<[name: string, project: Project, readSpec: () => Promise<BackendSpec>]>([
  ['the Duneline project', duneline, () => Promise.resolve(backendSpec)],
  ['a foreign project', teams, () => compileSpec(teams.directory)],
])('row-level security of %s', (_name, project, readSpec) => {
  let truth: PostgresSide;
  let backend: BackendSide;
  let statements: fc.Arbitrary<Operation>;
  let seeded: string[];

  beforeAll(async () => {
    const spec = await readSpec();
    truth = await PostgresSide.open(project.directory, project.personas, spec.tables);
    backend = await BackendSide.open(spec, project);
    statements = operations(project.cast, spec.tables, spec.enums, project.pools);
    seeded = [...textsIn(spec.seed.rows), ...textsIn(project.pools)];
  }, 60_000);

  afterAll(() => truth.close());

  it.each(Object.keys(project.personas))('shows %s the rows that Postgres shows', async (persona) => {
    const given = new Set(seeded);
    await truth.begin();
    backend.begin();
    for (const table of Object.keys(await backend.state(given))) {
      const operation: Operation = { persona, kind: 'select', table, row: {}, filter: null, isReturning: true };
      expect(await backend.run(operation, given)).toMatchObject(await truth.run(operation, given));
    }
    await truth.end();
  });

  it.each(project.calls)('gives everybody what Postgres gives for $name $args', async (call) => {
    const given = new Set([...seeded, ...textsIn(call)]);
    await truth.begin();
    backend.begin();
    for (const persona of Object.keys(project.personas)) {
      expect(await backend.call(persona, call, given)).toEqual(await truth.call(persona, call, given));
    }
    await truth.end();
  });

  it(`answers generated statements as Postgres does (seed ${seed})`, async () => {
    console.info(`fast-check seed ${seed}, ${numRuns} sequences of 1 to 8 statements`);
    const sequence = fc.array(statements, { minLength: 1, maxLength: 8, size: 'max' });
    const property = fc.asyncProperty(sequence, async (sequenceOfStatements) => {
      const given = new Set([...seeded, ...textsIn(sequenceOfStatements)]);
      await truth.begin();
      backend.begin();
      try {
        for (const operation of sequenceOfStatements) {
          const expected = await truth.run(operation, given);
          const status = statusOf(expected, operation.persona, operation.kind);
          const { status: actualStatus, ...actual } = await backend.run(operation, given);
          if (isOpen(expected, actual, operation.kind)) continue;
          expect(actual).toEqual(expected);
          expect(actualStatus === 204 || actualStatus === 206 ? 200 : actualStatus).toBe(status);
        }
        expect(await backend.state(given)).toEqual(await truth.state(given));
      } finally {
        await truth.end();
      }
    });
    await fc.assert(property, { seed, numRuns });
  }, 60_000);
});
