import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Call } from './lite/Call.ts';
import { auth } from './lite/calls/auth.ts';
import { embeds } from './lite/calls/embeds.ts';
import { errors } from './lite/calls/errors.ts';
import { functions } from './lite/calls/functions.ts';
import { policies } from './lite/calls/policies.ts';
import { reads } from './lite/calls/reads.ts';
import { tables } from './lite/calls/tables.ts';
import { todo } from './lite/calls/todo.ts';
import { writes } from './lite/calls/writes.ts';
import { deviations } from './lite/deviations.ts';
import { differences, outcomeOf } from './lite/outcome.ts';
import { openSides } from './lite/sides.ts';

// Compares our backend with @supabase/lite, another implementation of the same interfaces on its own Postgres. Calls depend on
// earlier ones: both sides run them in order, and a deviation may only concern rows that no other call uses.

const calls: readonly Call[] = [
  ...tables,
  ...reads,
  ...embeds,
  ...errors,
  ...policies,
  ...functions,
  ...writes,
  ...todo,
  ...auth,
];
const explained = Object.values(deviations);

let sides: Awaited<ReturnType<typeof openSides>>;

beforeAll(async () => {
  vi.spyOn(console, 'error').mockReturnValue(); // lite prints a stack for each error response
  sides = await openSides();
}, 120_000);

afterAll(() => sides.close());

describe('both agree, or deviate as listed', { shuffle: false }, () => {
  it.each(calls)('%s (%s)', async (name, persona, ask) => {
    const ours = await outcomeOf(() => ask(sides.ours.client(persona), sides.ours));
    const lite = await outcomeOf(() => ask(sides.lite.client(persona), sides.lite));
    const allowed = new Set(explained.filter((deviation) => deviation.calls.includes(name)).flatMap(({ differs }) => differs));
    const found = differences(ours, lite);
    if (found.join() === [...allowed].toSorted().join()) return;
    expect.unreachable(
      `${name} differs in ${found.join() || 'nothing'}: correct the backend, or lite/deviations.ts.${both(ours, lite)}`,
    );
  });
});

it('has a name of its own for each call, and no deviation of a call that is not asked', () => {
  const names = calls.map(([name]) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(explained.flatMap((deviation) => deviation.calls).filter((name) => !names.includes(name))).toEqual([]);
});

function both(ours: object, lite: object): string {
  return `\nours ${JSON.stringify(ours)}\nlite ${JSON.stringify(lite)}\n`;
}
