import { backendSpec } from '@duneline/specs/backend';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BackendSpec, Row, TableSpec } from '../../specs/contract.ts';
import { isOpen } from './rlsAccess.ts';
import { BackendSide, compileSpec } from './rlsBackend.ts';
import type { Comparison, Sides } from './rlsCompare.ts';
import { compareSides, isUpToPlanner, textsIn } from './rlsCompare.ts';
import type { Operation } from './rlsOperations.ts';
import { kinds, operations, operationsOf } from './rlsOperations.ts';
import { PostgresSide } from './rlsPostgres.ts';
import type { Project } from './rlsProjects.ts';
import { duneline, teams } from './rlsProjects.ts';
import { Tally } from './rlsTally.ts';
import type { Values } from './rlsValues.ts';
import { createValues } from './rlsValues.ts';

// `npm run fuzz` tries other data, and more of it. A failure prints its seed and the statement.
const seed = Number(process.env.FC_SEED ?? 20_260_105);
const runs = Number(process.env.FC_TIMES ?? 1);

async function openSides({ directory, personas, pools, rows }: Project, spec: BackendSpec): Promise<[Sides, Values]> {
  const truth = await PostgresSide.open(directory, personas, spec);
  const backend = await BackendSide.open(spec, { personas });
  const visible: Record<string, Record<string, readonly Row[]>> = {};
  for (const persona of Object.keys(personas)) {
    visible[persona] = {};
    for (const table of Object.keys(spec.tables)) visible[persona][table] = await backend.visible(persona, table);
  }
  return [{ truth, backend }, createValues(spec, pools, rows, personas, visible)];
}

const foreign = await compileSpec(teams.directory);

function compareProject(project: Project, spec: BackendSpec) {
  const tally = new Tally(project.personas);
  const personas = Object.keys(project.personas);
  const tables: readonly TableSpec[] = Object.values(spec.tables);
  let sides: Sides;
  let values: Values;
  let seeded: readonly string[];

  beforeAll(async () => {
    [sides, values] = await openSides(project, spec);
    seeded = [...textsIn(spec.seed), ...textsIn(project.pools), ...textsIn(project.rows)];
  });

  afterAll(() => sides.truth.close());

  const compare = (statements: readonly Operation[]): Promise<Comparison> =>
    compareSides(sides, spec.tables, statements, seeded, (operation, outcome) => tally.add(operation, outcome));

  const agree = (sequences: fc.Arbitrary<readonly Operation[]>, options: fc.Parameters<unknown>): Promise<void> => {
    const property = fc.asyncProperty(sequences, async (statements) => {
      const { actual, expected } = await compare(statements);
      expect(actual).toEqual(expected);
    });
    return fc.assert(property, { seed, ...options });
  };

  it.each(personas)('shows %s the rows that Postgres shows', async (persona) => {
    const everything = tables.map(({ name }) => {
      return { persona, kind: 'select', table: name, row: {}, filter: null, isReturning: true } as const;
    });
    const { actual, expected } = await compare(everything);
    expect(actual).toEqual(expected);
  });

  it.each(project.calls)('gives everybody what Postgres gives for $name $args', async (call) => {
    const { truth, backend } = sides;
    const given = new Set([...seeded, ...textsIn(call)]);
    await truth.begin();
    backend.begin();
    for (const persona of personas) {
      const expected = await truth.call(persona, call, given);
      const actual = await backend.call(persona, call, given);
      expect(isUpToPlanner(expected, actual) ? expected : actual).toEqual(expected);
    }
    await truth.end();
  });

  it.each(tables)(
    `answers every verb of everybody on $name as Postgres does (seed ${seed})`,
    async (table) => {
      const all = personas.flatMap((persona) =>
        kinds.flatMap((kind) => {
          const times = isOpen(table, kind, project.personas[persona]?.role ?? 'anon') ? 5 : 1;
          return Array.from({ length: times }, () => operationsOf(values, persona, kind, table));
        }),
      );
      const order = fc.shuffledSubarray([...all.keys()], { minLength: all.length });
      const sequence = fc.tuple(fc.tuple(...all), order).map(([some, places]) => places.flatMap((place) => some[place] ?? []));
      await expect(agree(sequence, { numRuns: runs, endOnFailure: true })).resolves.toBeUndefined();
    },
    60_000,
  );

  it('lets through what policies are there for, as Postgres does', async () => {
    for (const statements of project.openings) {
      const { actual, expected } = await compare(statements);
      expect(actual).toEqual(expected);
    }
  });

  it(`answers statements on all tables together as Postgres does (seed ${seed})`, async () => {
    const sequence = fc.array(operations(values, project.cast), { minLength: 1, maxLength: 12, size: 'max' });
    await expect(agree(sequence, { numRuns: 40 * runs })).resolves.toBeUndefined();
  });

  it('has an effect of every verb on every table, for each role that grants and policies let', async () => {
    // Combinations that have not had an effect yet are tried separately for a limited time.
    for (const { table, kind, role } of tally.missing(spec.tables)) {
      const one = spec.tables[table];
      if (one === undefined || project.unreached.includes(`${table} ${kind} ${role}`)) continue;
      const able = personas.filter((persona) => project.personas[persona]?.role === role);
      const statement = fc.constantFrom(...able).chain((persona) => operationsOf(values, persona, kind, one));
      const sequences = fc.sample(fc.array(statement, { minLength: 12, maxLength: 12 }), { seed, numRuns: 10 });
      for (const statements of sequences) {
        if (tally.has(table, kind, role)) break;
        const { actual, expected } = await compare(statements);
        expect(actual).toEqual(expected);
      }
    }
    console.info(`seed ${seed}; statements with an effect of all\n${tally.table()}`);
    const missing = tally.missing(spec.tables).map(({ table, kind, role }) => `${table} ${kind} ${role}`);
    expect(missing).toEqual(project.unreached);
  });
}

// Always in this order: the last test counts the statements of those before it.
describe('row-level security of the Duneline project', { shuffle: false }, () => {
  compareProject(duneline, backendSpec);
});
describe('row-level security of a foreign project', { shuffle: false }, () => {
  compareProject(teams, foreign);
});
