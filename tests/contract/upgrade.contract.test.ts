import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPlatform, executeProject } from '../../packages/codegen/src/sql/loadDatabase.ts';
import { loadPostgres } from '../../packages/codegen/src/sql/openCached.ts';
import { readSupabaseSql } from '../../packages/codegen/src/sql/source.ts';
import { loadParser } from '../../packages/codegen/src/sql/tree.ts';
import type { LaterMigration, ProjectState } from './upgrade/findUpgradeProblems.ts';
import { findUpgradeProblems, readProjectState, tryMigration } from './upgrade/findUpgradeProblems.ts';
import { lastBaselineMigration } from './upgrade/lastBaselineMigration.ts';
import { openDatabase } from './rlsDatabase.ts';
import { duneline } from './rlsProjects.ts';

/** Migrations that a project with rows must never be given, and what is said of each. */
const hostile: readonly [kind: string, text: string, problem: RegExp][] = [
  [
    'a check that an old row does not pass',
    `alter table public.blog_posts add constraint blog_posts_excerpt_given check (length(excerpt) > 0);`,
    /^20990101000000_later\.sql stops: .*blog_posts_excerpt_given.* of relation "blog_posts"/,
  ],
  [
    'a check that spares old rows until they are updated',
    `alter table public.tickets add constraint tickets_subject_given check (trim(subject) <> '') not valid;`,
    /^tickets: an old row can no longer be updated: .*tickets_subject_given/,
  ],
  [
    'a stricter function of an old check',
    `create or replace function public.is_palette(palette jsonb) returns boolean language sql immutable set search_path = ''
     as 'select not palette ? ''own''';`,
    /^theme_config: an old row can no longer be updated: .*theme_config_light_palette/,
  ],
  [
    'a trigger that refuses every update of a row that it would not let in today',
    `create function public.check_name() returns trigger language plpgsql set search_path = '' as $$
     begin
       if trim(new.name) = '' then
         raise exception 'A release has a name.' using errcode = '23514';
       end if;
       return new;
     end;
     $$;
     create trigger add_ons_name before insert or update on public.add_ons for each row execute function public.check_name();`,
    /^add_ons: an old row can no longer be updated: A release has a name\./,
  ],
  [
    'the loss of drafts',
    `delete from public.navigation_menu where status = 'draft';`,
    /^navigation_menu: 1 of 2 rows are lost\./,
  ],
  ['the loss of a table', `drop table public.blog_redirects;`, /^blog_redirects: the table is gone, with 1 rows\./],
  [
    'a key that keeps people',
    `alter table public.ticket_views
       drop constraint ticket_views_person_id_fkey,
       add constraint ticket_views_person_id_fkey foreign key (person_id) references public.profiles (id);`,
    /^auth\.users: 00000000-0000-4000-8000-0000000000a1 can no longer be deleted: .*ticket_views_person_id_fkey/,
  ],
];

describe('a project that has run the baseline and has rows', () => {
  let db: PGlite;
  let dump: Blob;
  let before: ProjectState;
  let later: LaterMigration[];
  const tryOut = (text: string) => tryMigration(db, before, { name: '20990101000000_later.sql', text });

  beforeAll(async () => {
    await loadParser();
    const { migrations } = readSupabaseSql(join(import.meta.dirname, '../../specs/supabase'), []);
    const end = migrations.findIndex(({ path }) => basename(path) === lastBaselineMigration) + 1;
    if (end === 0) throw new Error(`There is no migration ${lastBaselineMigration}.`);
    later = migrations.slice(end).map(({ path, text }) => ({ name: basename(path), text }));
    db = await createPlatform();
    await executeProject(db, { migrations: migrations.slice(0, end), seed: [] });
    await db.exec(readFileSync(join(import.meta.dirname, 'upgrade/customerRows.sql'), 'utf8'));
    before = await readProjectState(db);
    dump = await db.dumpDataDir('none');
  }, 120_000);

  afterAll(() => db.close());

  it('has a row in every table', () => {
    expect(before.counts.size).toBeGreaterThan(50);
    expect([...before.counts].filter(([, count]) => count === 0)).toEqual([]);
  });

  it('can update every row, and delete everybody but the two whose money is on record', () => {
    expect([...before.frozen]).toEqual([]);
    expect([...before.undeletable]).toEqual([
      ['00000000-0000-4000-8000-0000000000a2', expect.stringContaining('affiliate_payouts_affiliate_id_fkey')],
      ['00000000-0000-4000-8000-0000000000a3', expect.stringContaining('affiliate_commissions_affiliate_id_fkey')],
    ]);
  });

  it('takes every later migration, and loses nothing by it', async () => {
    await using upgraded = await loadPostgres(dump);
    expect(await findUpgradeProblems(upgraded, before, later)).toEqual([]);
  });

  it('takes a migration that adds something', async () => {
    const text = `alter table public.tickets add column language text not null default 'en' check (language in ('en', 'ar'));
      create table public.ticket_tags (tag text primary key);`;
    expect(await tryOut(text)).toEqual([]);
  });

  it.each(hostile)('shows %s, by its table and its kind', async (_kind, text, problem) => {
    expect(await tryOut(text)).toEqual([expect.stringMatching(problem)]);
  });
});

it('no trigger of ours refuses an update whatever columns it touches', async () => {
  const db = await openDatabase(duneline.directory);
  const { rows } = await db.query(`
    select tgrelid::regclass::text as table, tgname as trigger
    from pg_trigger join pg_class c on c.oid = tgrelid join pg_proc p on p.oid = tgfoid
    where c.relnamespace = 'public'::regnamespace and not tgisinternal
      and tgtype & 16 <> 0 and tgattr::text = '' and p.prosrc ~ 'raise exception'
  `);
  expect(rows).toEqual([]);
});
