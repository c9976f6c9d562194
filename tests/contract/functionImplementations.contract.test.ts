import { backendSpec } from '@duneline/specs/backend';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BackendSide } from './rlsBackend.ts';
import { textsIn } from './rlsCompare.ts';
import type { Outcome } from './rlsOutcome.ts';
import { PostgresSide } from './rlsPostgres.ts';
import { duneline } from './rlsProjects.ts';
import { callsOf, functions } from './implementationCalls.ts';

// The project's functions, compiled or hand-written, behave as in Postgres: the same calls give the same database. `npm run fuzz` tries
// other calls, and more of them.
const seed = Number(process.env.FC_SEED ?? 20_260_105);
const runs = Number(process.env.FC_TIMES ?? 1);

const people = fc.constantFrom(...duneline.cast);
const results = new Map<string, number>();
let truth: PostgresSide;
let backend: BackendSide;
let seeded: readonly string[];

beforeAll(async () => {
  truth = await PostgresSide.open(duneline.directory, duneline.personas, backendSpec);
  backend = await BackendSide.open(backendSpec, duneline);
  seeded = textsIn(backendSpec.seed);
});

afterAll(async () => {
  console.info(
    `seed ${seed}\n${[...results]
      .map(([what, count]) => `${what} ${count}`)
      .toSorted((left, right) => left.localeCompare(right))
      .join('\n')}`,
  );
  await truth.close();
});

const nameOf = (outcome: Outcome): string =>
  'error' in outcome ? outcome.error.code : outcome.count === 0 ? 'nothing' : 'an answer';

it.each(functions)(`$name answers generated calls as in Postgres (seed ${seed})`, async (routine) => {
  const caller = fc.oneof({ weight: 1, arbitrary: people }, { weight: 2, arbitrary: fc.constantFrom(...likely(routine.grants)) });
  const steps = fc.array(fc.tuple(caller, callsOf(routine)), { minLength: 6, maxLength: 10 });
  const property = fc.asyncProperty(steps, async (calls) => {
    const given = new Set([...seeded, ...textsIn(calls)]);
    await truth.begin();
    backend.begin();
    try {
      for (const [persona, call] of calls) {
        const expected = await truth.call(persona, call, given);
        expect({ persona, call, outcome: await backend.call(persona, call, given) }).toEqual({
          persona,
          call,
          outcome: expected,
        });
        const what = `${routine.name}: ${nameOf(expected)}`;
        results.set(what, (results.get(what) ?? 0) + 1);
      }
      const touched = [...new Set([...(await truth.touched()), ...backend.touched()])];
      expect(await backend.state(given, touched)).toEqual(await truth.state(given, touched));
    } finally {
      await truth.end();
    }
  });
  await fc.assert(property, { seed, numRuns: 6 * runs });
  // Some may only be called by triggers; contentImplementations prepares the rows of the payout, documentsGo the files.
  const isAnswered = routine.grants.length > 0 && !['request_affiliate_payout', 'due_files'].includes(routine.name);
  expect(results.has(`${routine.name}: an answer`)).toBe(isAnswered);
});

/** Personas with the roles that may call it. */
function likely(roles: readonly string[]): readonly string[] {
  const fitting = Object.entries(duneline.personas).filter(([, { role }]) => roles.includes(role));
  return fitting.length === 0 ? ['anon'] : fitting.map(([persona]) => persona);
}
