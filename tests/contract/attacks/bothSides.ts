import { backendSpec } from '@duneline/specs/backend';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { BackendSide } from '../rlsBackend.ts';
import { textsIn } from '../rlsCompare.ts';
import type { Operation } from '../rlsOperations.ts';
import type { Outcome } from '../rlsOutcome.ts';
import type { FunctionCall } from '../rlsPostgres.ts';
import { PostgresSide } from '../rlsPostgres.ts';
import { duneline } from '../rlsProjects.ts';

type Filter = Readonly<Record<string, unknown>>;

/** Runs statements in Postgres and in the embedded backend, and compares them; each test starts with the seed. */
export interface BothSides {
  /** The outcome of a statement; fails if the two differ. */
  readonly run: (
    persona: string,
    kind: Operation['kind'],
    table: string,
    row: Operation['row'],
    filter?: Filter,
  ) => Promise<Outcome>;
  readonly call: (persona: string, name: string, args: FunctionCall['args']) => Promise<Outcome>;
  /** Fails if the tables' rows differ. */
  readonly expectSameRows: (...tables: string[]) => Promise<void>;
}

const cellOf = ([column, value]: readonly [string, unknown]) => ({ column, value: String(value) });

/** Opens both backends for the tests of a file. */
export function openBothSides(): BothSides {
  let truth: PostgresSide;
  let backend: BackendSide;
  const given = new Set(textsIn(backendSpec.seed));

  beforeAll(async () => {
    truth = await PostgresSide.open(duneline.directory, duneline.personas, backendSpec);
    backend = await BackendSide.open(backendSpec, duneline);
  });
  afterAll(() => truth.close());
  beforeEach(async () => {
    await truth.begin();
    backend.begin();
  });
  afterEach(() => truth.end());

  return {
    async run(persona, kind, table, row, filter = {}) {
      const [first = null, ...more] = Object.entries(filter).map(cellOf);
      const operation: Operation = { persona, kind, table, row, filter: first, more, isReturning: false };
      const expected = await truth.run(operation, given);
      expect({ operation, outcome: await backend.run(operation, given) }).toMatchObject({ operation, outcome: expected });
      return expected;
    },
    async call(persona, name, args) {
      const expected = await truth.call(persona, { name, args }, given);
      expect({ persona, name, outcome: await backend.call(persona, { name, args }, given) }).toEqual({
        persona,
        name,
        outcome: expected,
      });
      return expected;
    },
    async expectSameRows(...tables) {
      for (const table of tables) {
        const all: Operation = { persona: 'service_role', kind: 'select', table, row: {}, filter: null, isReturning: true };
        expect(await backend.run(all, given)).toMatchObject(await truth.run(all, given));
      }
    },
  };
}
