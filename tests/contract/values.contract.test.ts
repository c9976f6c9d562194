import { createBackend } from '@duneline/mocks';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { castTargets, filters, literals, types } from './valuesCases.ts';
import type { FilterCase } from './valuesCases.ts';
import { literal, PostgresValues } from './valuesPostgres.ts';
import type { Verdict } from './valuesPostgres.ts';
import { columnOf, same, setUp, valuesSpec } from './valuesProject.ts';

const seed = Number(process.env.FC_SEED ?? 20_261_121);
const times = Number(process.env.FC_TIMES ?? 1);

let postgres: PostgresValues;
const backend = createBackend(valuesSpec);

beforeAll(async () => {
  console.info(`fast-check seed ${seed}`);
  postgres = await PostgresValues.open(setUp);
});
afterAll(() => postgres.close());

async function send(method: string, path: string, body?: unknown): Promise<Verdict> {
  const response = await backend.fetch(`${backend.url}/rest/v1/${path}`, {
    method,
    headers: { apikey: backend.keys.serviceRole, 'content-type': 'application/json', prefer: 'return=representation' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (response.ok) return { json: text };
  const { code, message } = JSON.parse(text) as { readonly code: string; readonly message: string };
  return { code, message };
}

/** Runs every case on both sides and lists those with differences. */
async function differences<Case>(
  cases: readonly Case[],
  ask: (one: Case) => Promise<Verdict>,
  question: (one: Case) => string,
): Promise<readonly string[]> {
  const expected = await postgres.ask(cases.map(question));
  const found: string[] = [];
  for (const [index, one] of cases.entries()) {
    const actual = await ask(one);
    const truth = expected[index];
    if (truth === undefined || !same(actual, truth)) found.push(JSON.stringify({ case: one, actual, postgres: truth }));
  }
  return found;
}

describe('values', () => {
  it('are read, rounded, refused and printed as in Postgres', async () => {
    const cases = fc.sample(
      fc.constantFrom(...types).chain((type) => fc.record({ type: fc.constant(type), text: literals(type) })),
      {
        numRuns: 2000 * times,
        seed,
      },
    );
    const found = await differences(
      cases,
      async ({ type, text }) => {
        const column = columnOf(type);
        const verdict = await send('POST', `samples?select=${column}`, { [column]: text });
        return 'json' in verdict ? { json: verdict.json.replace(/^\[\{"[^"]*":/, '').replace(/\}\]$/, '') } : verdict;
      },
      // An insert in Postgres, because only that applies the limits of varchar(n); the row is rolled back.
      ({ type, text }) => `select written(${literal(columnOf(type))}, ${literal(text)})::text`,
    );
    expect(found.slice(0, 20)).toEqual([]);
  });
});

describe('filters', () => {
  it('find the rows that Postgres finds, or refuse with its words', async () => {
    const cases = fc.sample(filters, { numRuns: 3000 * times, seed });
    const found = await differences(
      cases,
      async ({ column, operator, text, isNegated }: FilterCase) => {
        const filter = `${isNegated ? 'not.' : ''}${operator.rest}.${text}`;
        return send('GET', `stored?select=id&order=id&${column}=${encodeURIComponent(filter)}`);
      },
      ({ column, operator, text, isNegated }) =>
        `select coalesce(json_agg(json_build_object('id', id) order by id), '[]')::text from stored where ${isNegated ? 'not ' : ''}${operator.sql(`stored.${column}`, literal(text))}`,
    );
    expect(found.slice(0, 20)).toEqual([]);
  });
});

describe('casts', () => {
  it('give what Postgres gives, or refuse with its words', async () => {
    // Postgres 18 casts bytes to integers, 17 does not.
    const targets = (type: string): readonly string[] =>
      castTargets.filter((target) => type !== 'bytea' || !target.startsWith('int'));
    const cases = types.flatMap((type) => targets(type).map((target) => ({ column: columnOf(type), target })));
    const found = await differences(
      cases,
      ({ column, target }) => send('GET', `stored?select=id,x:${column}::${encodeURIComponent(target)}&order=id`),
      ({ column, target }) =>
        `select json_agg(json_build_object('id', id, 'x', ${column}::${target}) order by id)::text from stored`,
    );
    expect(found.slice(0, 20)).toEqual([]);
  });
});
