import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openProject } from '../project.ts';
import { openDatabase } from '../rlsDatabase.ts';
import { duneline } from '../rlsProjects.ts';

// Nobody can fill the database with long texts.

let db: PGlite;
beforeAll(async () => {
  db = await openDatabase(duneline.directory);
});
afterAll(() => db.close());

/** Written only by triggers, from rows that have limits. */
const copies = new Set([
  'audit_log.actor_role',
  'audit_log.table_name',
  'audit_log.before',
  'audit_log.after',
  'content_versions.table_name',
  'content_versions.snapshot',
]);

const long = `repeat('a', 500001)`;
/** Texts of different shapes, because a check of the shape alone accepts one of them. */
const texts = [long, `'/' || ${long}`, `'https://' || ${long}`, `${long} || '@b.example'`];
const values: Readonly<Record<string, readonly string[]>> = {
  text: texts,
  varchar: texts,
  jsonb: [`to_jsonb(${long})`, `jsonb_build_object('a', ${long})`, `jsonb_build_array(${long})`],
  _text: [`array[${long}]`, `array_fill('a'::text, array[500001])`],
};

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly checks: readonly string[] | null;
  /** The columns of the table, each as null. */
  readonly empty: string;
  readonly isWritable: boolean;
}

/** Texts of the schema public, except those that are limited as the key they refer to. */
const columnsQuery = `
select c.relname as "table", a.attname as name, t.typname as type,
  (select json_agg(pg_get_expr(k.conbin, k.conrelid)) from pg_constraint k where k.conrelid = c.oid and k.contype = 'c') as checks,
  (select string_agg(format('null::%s as %I', format_type(o.atttypid, o.atttypmod), o.attname), ', ')
    from pg_attribute o where o.attrelid = c.oid and o.attnum > 0 and not o.attisdropped and o.attnum <> a.attnum) as empty,
  exists (
    select 1 from (values ('anon'), ('authenticated')) r(role), (values ('insert'), ('update')) p(privilege)
    where has_column_privilege(r.role, c.oid, a.attnum, p.privilege)
  ) as "isWritable"
from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
  and t.typname in ('text', 'varchar', 'bpchar', 'citext', 'json', 'jsonb', 'xml', 'bytea', '_text', '_varchar', '_jsonb')
  and not exists (select 1 from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any (k.conkey))
order by 1, 2`;

/** Whether the checks of its table accept 500,001 characters in the column while the others are null. */
async function isUnlimited({ name, type, checks, empty }: Column): Promise<boolean> {
  const kinds = values[type];
  if (kinds === undefined) return true;
  for (const value of kinds) {
    const refused = (checks ?? []).map((check) => `(${check}) is false`).join(' or ') || 'false';
    const statement = `select ${refused} as refused from (select ${[`${value} as "${name}"`, empty].join(', ')}) row`;
    const { rows } = await db.query<{ refused: boolean }>(statement);
    if (rows[0]?.refused !== true) return true;
  }
  return false;
}

it('every text has a limit in the database: a new one without fails here', async () => {
  const { rows } = await db.query<Column>(columnsQuery);
  expect(rows.length).toBeGreaterThan(100);
  const unlimited: string[] = [];
  for (const column of rows) {
    const place = `${column.table}.${column.name}`;
    const isCopy = copies.has(place) && !column.isWritable;
    if (!isCopy && (await isUnlimited(column))) unlimited.push(place);
  }
  expect(unlimited).toEqual([]);
}, 60_000);

describe('what people say about themselves', () => {
  const data = { about: 'x'.repeat(20_000) };
  const refusal = (doing: string) => ({ status: 500, message: `Database error ${doing} user` });

  it('is limited by the database, for new users and for changes', async () => {
    const insert = `insert into auth.users (id, raw_user_meta_data) values (gen_random_uuid(), jsonb_build_object('a', repeat('x', $1::int)))`;
    await db.exec('begin');
    await db.query(insert, [16_000]);
    await db.exec('savepoint small');
    await expect(db.query(insert, [16_384])).rejects.toMatchObject({ code: '23514' });
    await db.exec('rollback to small');
    const update = `update auth.users set raw_user_meta_data = jsonb_build_object('a', repeat('x', 5000000))`;
    await expect(db.query(update)).rejects.toMatchObject({ code: '23514' });
    await db.exec('rollback');
  });

  it('is refused by auth when it is too long, and the user stays as they were', async () => {
    const { clientOf, client } = openProject();
    const { auth } = await clientOf('trader');
    const before = (await auth.getUser()).data.user?.user_metadata;
    expect((await auth.updateUser({ data: { about: 'x'.repeat(5 * 1024 * 1024) } })).error).toMatchObject({ status: 413 });
    expect((await auth.updateUser({ data })).error).toMatchObject(refusal('updating'));
    expect((await auth.getUser()).data.user?.user_metadata).toEqual(before);
    expect((await auth.updateUser({ data: { about: 'Short' } })).error).toBeNull();
    const person = { email: 'long@mail.example', password: 'a quiet dune before noon' };
    expect((await client().auth.signUp({ ...person, options: { data } })).error).toMatchObject(refusal('saving new'));
    expect((await client().auth.signUp(person)).error).toBeNull();
  });
});
