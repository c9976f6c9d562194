import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileExpression } from './expression/compileExpression.ts';
import type { Scope } from './expression/scope.ts';
import { compileDerived } from './expression/select.ts';
import { createPlatform } from './loadDatabase.ts';
import { parseExpression } from './parseExpression.ts';
import { loadParser } from './tree.ts';

let db: PGlite;

const columns = new Map([
  ['id', 'int4'], ['owner_id', 'uuid'], ['title', 'text'], ['done', 'bool'], ['state', 'mood'],
  ['tags', '_text'], ['meta', 'jsonb'], ['at', 'timestamptz'], ['price', 'numeric'],
]); // prettier-ignore

beforeAll(async () => {
  await loadParser();
  db = await createPlatform();
  await db.exec(`create type public.mood as enum ('calm', 'busy');
    create table public.people (id integer primary key, owner_id uuid);
    create table public.notes (id integer, owner_id uuid, title text, done boolean, state public.mood, tags text[], meta jsonb, at timestamptz, price numeric);
    create function public.is_open(state public.mood) returns boolean language sql as 'select true';
    set search_path = ''`);
});

afterAll(() => db.close());

/** The compiled form of an expression in a policy, after Postgres has normalized it. */
async function compiled(expression: string): Promise<string> {
  await db.exec(`create policy probe on public.notes using (${expression})`);
  const { rows } = await db.query<{ text: string }>(
    `select pg_get_expr(polqual, polrelid) as text from pg_policy where polname = 'probe'`,
  );
  await db.exec('drop policy probe on public.notes');
  const row = { table: 'notes', variable: 'row', columns };
  const people = new Map([['id', 'int4'], ['owner_id', 'uuid']]); // prettier-ignore
  const scope: Scope = {
    compile: compileExpression,
    select: compileDerived,
    relations: new Map([['', row], ['notes', row]]), // prettier-ignore
    derived: new Map(),
    args: new Map(),
    functionName: undefined,
    uses: { tables: new Set(), functions: new Set() },
    schema: {
      columnsOf: (table) => ({ people, notes: columns })[table],
      uniqueKeysOf: (table) => (table === 'people' ? [['id']] : []),
      findFunction: (schema, name) =>
        schema === 'public' && name === 'is_open'
          ? { schema, name, args: [], returns: 'bool', returnsKind: 'b', isSet: false }
          : undefined,
      isIndexed: (table, column) => table === 'people' && column === 'id',
      isEnum: (type) => type === 'mood',
    },
  };
  return compileExpression(parseExpression(rows[0]?.text ?? ''), scope).code;
}

const cases: readonly (readonly [title: string, sql: string, code: string])[] = [
  ['a column', 'done', 'row.done'],
  ['constants and and', `true and id > 1`, `sql.and(() => true, () => sql.op('>', row.id, 1))`],
  ['nested and on one level', 'id > 1 and (id < 5 and done)', `sql.and(() => sql.op('>', row.id, 1), () => sql.op('<', row.id, 5), () => row.done)`],
  ['or and not', 'done or not done', 'sql.or(() => row.done, () => sql.not(row.done))'],
  ['between', 'id between 1 and 3', `sql.and(() => sql.op('>=', row.id, 1), () => sql.op('<=', row.id, 3))`],
  ['null tests', 'title is null or at is not null', 'sql.or(() => row.title == null, () => row.at != null)'],
  ['is true', 'done is true', 'row.done === true'],
  ['is not false', 'done is not false', 'row.done !== false'],
  ['is unknown', 'done is unknown', 'row.done == null'],
  ['a list', `title in ('a', 'b')`, `sql.any('=', row.title, ['a', 'b'])`],
  ['a list that excludes', `state not in ('calm', 'busy')`, `sql.all('<>', row.state, ['calm', 'busy'])`],
  ['membership in an array column', `'a' = any (tags)`, `sql.any('=', 'a', row.tags)`],
  ['all of an array', `id <> all (array[1, 2])`, `sql.all('<>', row.id, [1, 2])`],
  ['is distinct from', `title is distinct from 'a'`, `sql.isDistinct(row.title, 'a')`],
  ['is not distinct from', `title is not distinct from 'a'`, `sql.not(sql.isDistinct(row.title, 'a'))`],
  ['coalesce', `coalesce(done, false)`, '(row.done ?? false)'],
  ['case with conditions', `case when id = 1 then done else false end`, `(sql.op('=', row.id, 1) === true ? row.done : false)`],
  ['case of a value', `case state when 'calm' then true end`, `(sql.op('=', row.state, 'calm') === true ? true : null)`],
  ['like', `title like 'a%'`, `sql.op('~~', row.title, 'a%')`],
  ['not ilike', `title not ilike '%x'`, `sql.not(sql.op('~~*', row.title, '%x'))`],
  ['a regular expression', `title ~ '^[a-z]+$'`, `sql.op('~', row.title, '^[a-z]+$')`],
  ['a replacement', `regexp_replace(title, 'a+', 'b', 'g') = 'b'`, `sql.op('=', sql.call('regexp_replace', row.title, 'a+', 'b', 'g'), 'b')`],
  ['a normal form', `normalize(title, nfkd) = 'b'`, `sql.op('=', sql.call('normalize', row.title, 'NFKD'), 'b')`],
  ['json steps', `meta -> 'a' ->> 0 = 'x'`, `sql.op('=', sql.op('->>', sql.op('->', row.meta, 'a'), 0), 'x')`],
  ['json containment', `meta @> '{"a": [1]}'`, `sql.op('@>', row.meta, {"a":[1]})`],
  ['array overlap', `tags && array['x']`, `sql.op('&&', row.tags, ['x'])`],
  ['integer sums', `id + 1 = 2 * 3`, `sql.op('=', sql.op('+', row.id, 1), sql.op('*', 2, 3))`],
  ['a negative number', `id > -1`, `sql.op('>', row.id, -1)`],
  ['numbers of several types', `price > 1`, `sql.op('>', row.price, 1)`],
  ['text to uuid', `title::uuid = owner_id`, `sql.op('=', sql.cast(row.title, 'uuid'), row.owner_id)`],
  ['a uuid constant in its canonical form', `owner_id = 'AAAAAAAA-0000-4000-8000-000000000001'`, `sql.op('=', row.owner_id, 'aaaaaaaa-0000-4000-8000-000000000001')`],
  ['a moment', `at > '2026-01-01 00:00:00+00'`, `sql.op('>', row.at, sql.cast('2026-01-01 00:00:00+00', 'timestamptz'))`],
  ['an interval', `at > now() - interval '1 day'`, `sql.op('>', row.at, sql.op('-', sql.call('now'), sql.cast('1 day', 'interval')))`],
  ['current_timestamp', `at > current_timestamp`, `sql.op('>', row.at, sql.call('now'))`],
  ['auth.uid', `owner_id = (select auth.uid())`, `sql.op('=', row.owner_id, sql.call('auth.uid'))`],
  ['auth.email', `auth.email() = title`, `sql.op('=', sql.op('->>', sql.call('auth.jwt'), 'email'), row.title)`],
  ['a function of the project', `public.is_open(state)`, `sql.call('public.is_open', row.state)`],
  ['exists', `exists (select 1 from public.people where people.id = notes.id)`, `sql.rows('people', { id: row.id }).some((people) => sql.op('=', people.id, row.id) === true)`],
  ['exists without a condition', `exists (select 1 from public.people)`, `sql.rows('people').length > 0`],
  ['not exists', `not exists (select 1 from public.people p where p.owner_id = auth.uid())`, `sql.not(sql.rows('people').some((p) => sql.op('=', p.owner_id, sql.call('auth.uid')) === true))`],
  ['exists over a join', `exists (select 1 from public.people p join public.people q on q.id = p.id)`, `sql.rows('people').some((p) => sql.rows('people', { id: p.id }).some((q) => sql.op('=', q.id, p.id) === true))`],
  ['in a subquery', `id in (select p.id from public.people p)`, `sql.any('=', row.id, sql.rows('people').map((p) => p.id))`],
  ['not in a subquery', `id not in (select p.id from public.people p)`, `sql.not(sql.any('=', row.id, sql.rows('people').map((p) => p.id)))`],
  ['a scalar subquery on a key', `owner_id = (select p.owner_id from public.people p where p.id = notes.id)`, `sql.op('=', row.owner_id, (sql.rows('people', { id: row.id }).filter((p) => sql.op('=', p.id, row.id) === true).map((p) => p.owner_id)[0] ?? null))`],
  ['the table itself under another name', `exists (select 1 from public.notes other where other.id = notes.id)`, `sql.rows('notes').some((other) => sql.op('=', other.id, row.id) === true)`],
]; // prettier-ignore

describe('compileExpression', () => {
  it.each(cases)('compiles %s', async (_title, sql, code) => {
    expect(await compiled(sql)).toBe(code);
  });
});
