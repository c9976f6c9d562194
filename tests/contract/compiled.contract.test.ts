import { fileURLToPath } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import type { Backend } from '@duneline/mocks';
import { createBackend } from '@duneline/mocks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadProject } from '../../packages/codegen/src/sql/loadDatabase.ts';
import { compileSpec } from './rlsBackend.ts';

const project = fileURLToPath(new URL('../../packages/codegen/src/sql/fixtures/selects', import.meta.url));

const cases: readonly (readonly [name: string, args?: Readonly<Record<string, unknown>>])[] = [
  ['by_price'], ['sold_first'], ['sold_last'], ['by_size'], ['by_letters'],
  ['page_of', { _limit: 2 }], ['page_of', { _limit: null, _offset: 4 }], ['page_of', { _limit: 1, _offset: 0 }],
  ['page_of', { _limit: -1 }], ['page_of', { _limit: 1, _offset: -1 }],
  ['prices'], ['dearest'], ['latest_sale'], ['totals'], ['busy_shops'], ['busy_shops', { _least: 1 }],
  ['names_of', { _shop: 1 }], ['names_of', { _shop: 2 }], ['names_of', { _shop: 9 }],
  ['sum_of', { _shop: 1 }], ['sum_of', { _shop: 9 }], ['count_all'], ['unsold_shops'], ['left_values'],
  ['with_share'], ['beside'], ['everything'], ['tag_uses'], ['parts'], ['dear_names'],
  ['chosen', { _ids: [1, 4, 99] }], ['chosen', { _ids: [] }], ['chosen', { _ids: null }],
  ['one_good', { _id: 2 }], ['two_facts', { _id: 1 }], ['as_json', { _id: 2 }],
  ['strict_one', { _a: 4 }], ['strict_one', { _a: null }], ['strict_one', { _a: 4, _b: 5 }],
  ['numbers', { _a: 7, _b: 2 }], ['numbers', { _a: -7, _b: 2 }], ['numbers', { _a: 3, _b: 3 }], ['numbers', { _a: 1, _b: 0 }], ['numbers', { _a: null, _b: 2 }],
  ['rounded', { _cents: 12_345_678, _bps: 1250 }], ['rounded', { _cents: '9007199254740993', _bps: 100 }],
  ['days', { _day: '2024-01-31' }], ['days', { _day: '2025-03-02' }],
  ['moments', { _at: '2025-02-03T23:20:30.25+02:00' }], ['moments', { _at: null }],
  ['words', { _text: 'abc-déf-g' }], ['words', { _text: '' }], ['words', { _text: null }],
  ['lists', { _tags: ['a', 'b', 'c', 'b'] }], ['lists', { _tags: [] }], ['lists', { _tags: null }],
  ['paths', { _path: 'a/b/c.tar.gz' }], ['paths', { _path: 'lonely' }],
  ['rounds', { _value: 2.5 }], ['rounds', { _value: -2.345 }], ['rounds', { _value: 1e15 }],
  ['documents', { _value: { list: [1, null], a: null, b: { c: null } } }], ['documents', { _value: { list: [] } }],
]; // prettier-ignore

interface Outcome {
  readonly value?: unknown;
  readonly error?: { readonly code: string; readonly message: string };
}

/** Calls a function as PostgREST does: the rows of a set, or the single value. */
async function inPostgres(db: PGlite, name: string, args: Readonly<Record<string, unknown>>): Promise<Outcome> {
  const { rows: kinds } = await db.query<{ isRow: boolean; isSet: boolean; types: Record<string, string> }>(
    `select coalesce(p.prorettype = 'record'::regtype or t.typtype = 'c', false) as "isRow", p.proretset as "isSet",
       (select coalesce(json_object_agg(p.proargnames[n.i], format_type(n.type, null)), '{}') from unnest(p.proargtypes::oid[]) with ordinality n(type, i)) as types
     from pg_proc p join pg_type t on t.oid = p.prorettype where p.pronamespace = 'public'::regnamespace and p.proname = $1`,
    [name],
  );
  const { isRow = false, isSet = false, types = {} } = kinds[0] ?? {};
  const call = Object.keys(args).map(
    (arg) => `"${arg}" => (select x."${arg}" from json_to_record($1::json) as x("${arg}" ${types[arg]}))`,
  );
  const from = `public.${name}(${call.join(', ')}) as result`;
  const value = isRow ? 'to_json(result)' : 'to_json(result.result)';
  const text = isSet
    ? `select coalesce(json_agg(${value}), '[]') as value from (select * from ${from}) as result`
    : `select ${value} as value from (select * from ${from}) as result`;
  try {
    const { rows } = await db.query<{ value: unknown }>(text, call.length > 0 ? [JSON.stringify(args)] : []);
    return { value: rows[0]?.value ?? null };
  } catch (error) {
    const { code, message } = error as { code: string; message: string };
    return { error: { code, message } };
  }
}

async function inBackend(backend: Backend, name: string, args: Readonly<Record<string, unknown>>): Promise<Outcome> {
  const response = await backend.fetch(`${backend.url}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: {
      apikey: backend.keys.serviceRole,
      authorization: `Bearer ${backend.keys.serviceRole}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(args),
  });
  const body: unknown = await response.json();
  if (response.ok) return { value: body };
  const { code, message } = body as { code: string; message: string };
  return { error: { code, message } };
}

describe('a compiled function gives what Postgres gives', () => {
  let db: PGlite;
  let backend: Backend;

  beforeAll(async () => {
    db = await loadProject(project);
    await db.exec(`set timezone = 'UTC'; set search_path = public, extensions`);
    backend = createBackend(await compileSpec(project));
  });

  afterAll(() => db.close());

  it.each(cases.map(([name, args = {}]) => ({ name, args, call: `${name}(${JSON.stringify(args)})` })))(
    '$call',
    async ({ name, args }) => {
      expect(await inBackend(backend, name, args)).toEqual(await inPostgres(db, name, args));
    },
  );
});
