import { isInternalPath } from '@duneline/machines';
import fc from 'fast-check';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../rlsDatabase.ts';
import { duneline } from '../rlsProjects.ts';
import { openBothSides } from './bothSides.ts';

// The allowed targets of links: one rule in the database, in the embedded backend and on the site.

const { run } = openBothSides();
let db: PGlite;
beforeAll(async () => {
  db = await openDatabase(duneline.directory);
});
afterAll(() => db.close());

const hostile = [
  '//evil.example',
  String.raw`/\evil.example`,
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2E%2e//evil.example',
  '/\u0001/evil.example',
  'javascript:alert(1)',
  String.raw`https:\\evil.example`,
  'https:///evil.example',
  'http://evil.example',
  '/' + 'a'.repeat(300),
];

describe.each(hostile)('no link leads to %j', (target) => {
  const refused = { error: { code: '23514' } };

  it('not a call to action, a search setting or a link of a menu or a text', async () => {
    expect(await run('admin', 'update', 'cta_config', { target }, { locale: 'en' })).toMatchObject(refused);
    expect(await run('admin', 'update', 'seo_config', { canonical: target }, { route: 'pricing' })).toMatchObject(refused);
    const links = [{ item: 'a', label: 'A', target, level: 1 }];
    expect(await run('admin', 'update', 'navigation_menu', { links }, { place: 'header' })).toMatchObject(refused);
    const body = [{ kind: 'link', text: 'A', target }];
    expect(await run('admin', 'update', 'page_content', { body }, { locale: 'en' })).toMatchObject(refused);
  });
});

it('a path that the database takes stays on the site in every browser’s reading', async () => {
  const pieces = ['/', '\\', '.', '..', '%2e', '%2F', '%5c', '\t', '\n', ' ', '@', ':', '?', '#', 'a', 'evil.example', 'é', 'م'];
  const path = fc.array(fc.constantFrom(...pieces), { maxLength: 10 }).map((parts) => `/${parts.join('')}`);
  const known = ['/', '/pricing', '/ar/blog/a#top', '/x?a=b', '/blog/:slug'];
  const samples = [...fc.sample(path, { numRuns: 2000, seed: 16 }), ...known];
  await db.exec(`create temp table fuzzed (target text);
    create trigger fuzzed_targets after insert on fuzzed for each row execute function public.check_link_targets('target', 'site');
    create function pg_temp.takes(_target text) returns boolean language plpgsql as $$
    begin insert into fuzzed values (_target); return true; exception when check_violation then return false; end $$`);
  const { rows } = await db.query<{ path: string }>('select path from unnest($1::text[]) path where pg_temp.takes(path)', [
    samples,
  ]);
  const taken = rows.map((row) => row.path);
  expect(taken).toEqual(expect.arrayContaining(known));
  expect(taken.filter((each) => !isInternalPath(each))).toEqual([]);
  for (const each of taken) {
    const once = new URL(each, 'https://duneline.example/ar/');
    expect([once.origin, new URL(once.pathname, once).origin]).toEqual(['https://duneline.example', 'https://duneline.example']);
  }
});

const [noStart, start] = [String.raw`/\evil.example`, '/pricing'];

it('the embedded backend takes the same paths', async () => {
  for (const piece of [
    'a',
    'é',
    'م',
    '?a=b',
    '#a',
    ':a',
    '~&',
    'a//b',
    '.a',
    'a./b',
    '..',
    './a',
    '%2e/',
    '[',
    ']',
    ' ',
    '\u00a0',
    '\u2028',
  ])
    await run('admin', 'update', 'cta_config', { target: `/${piece}` }, { locale: 'en' });
  expect(await run('admin', 'update', 'cta_config', { target: start }, { locale: 'en' })).not.toHaveProperty('error');
  expect(await run('admin', 'update', 'cta_config', { target: noStart }, { locale: 'en' })).toHaveProperty('error');
});
