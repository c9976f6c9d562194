import { backendSpec } from '@duneline/specs/backend';
import type { PGlite } from '@electric-sql/pglite';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLinkTarget } from '../../../apps/site/src/lib/link/isLinkTarget.ts';
import { openDatabase } from '../rlsDatabase.ts';
import { duneline } from '../rlsProjects.ts';
import { openBothSides } from './bothSides.ts';

// The allowed targets of links: one rule in the database, in the embedded backend and on the site.

const { run } = openBothSides();
const rowsOf = (table: string) => backendSpec.seed.rows[table] ?? [];
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

describe.each([...hostile, 'https://evil.example'])('no link of an affiliate leads to %j', (path) => {
  const leila = String(rowsOf('affiliates').find(({ code }) => code === 'LEILA')?.['id']);
  const { id } = rowsOf('affiliate_links').find((link) => link['affiliate_id'] === leila) ?? {};
  const link = { affiliate_id: leila, name: 'Away', utm_source: 'a', utm_medium: 'b', utm_campaign: 'c' };
  // The first check of the column, which knows no backslashes and no dot segments.
  const isPath = /^\/[^/ ][^ ?#]*$/.test(path) && path.length <= 300;
  const refused = { error: { code: '23514', ...(isPath && { message: 'A link leads to a path of this site.' }) } };

  it('not a new one and not one that exists', async () => {
    expect(await run('affiliate', 'insert', 'affiliate_links', { ...link, path: '/pricing' })).toMatchObject({ count: 1 });
    expect(await run('affiliate', 'insert', 'affiliate_links', { ...link, name: 'Again', path })).toMatchObject(refused);
    expect(await run('service_role', 'update', 'affiliate_links', { path }, { id: String(id) })).toMatchObject(refused);
  });
});

describe.each(['site', 'anywhere'] as const)('the targets that lead to %s', (reach) => {
  it('are the same in the database and on the site, and paths stay on the site in every browser’s reading', async () => {
    const pieces = ['/', '\\', '.', '..', '%2e', '%2F', '%5c', '@', ':', '?', '#', '[', ']', 'a', 'evil.example', 'é', 'م', '中'];
    const invisible = ['\t', '\n', ' ', '\u0001', '\u0085', '\u00A0', '\u2028', '\uFEFF'];
    const start = fc.constantFrom('/', '/', 'https:', 'https://', '', '\\');
    const rest = fc.array(fc.constantFrom(...pieces, ...invisible), { maxLength: 10 });
    const target = fc.tuple(start, rest).map(([first, parts]) => first + parts.join(''));
    const known = ['/', '/pricing', '/ar/blog/a#top', '/x?a=b', '/blog/:slug', `/${'a'.repeat(299)}`];
    const samples = [...fc.sample(target, { numRuns: 4000, seed: 16 }), ...known, `/${'a'.repeat(300)}`];
    await db.exec(`drop table if exists fuzzed; create temp table fuzzed (target text);
      create trigger fuzzed_targets after insert on fuzzed for each row execute function public.check_link_targets('target', '${reach}');
      create or replace function pg_temp.takes(_target text) returns boolean language plpgsql as $$
      begin insert into fuzzed values (_target); return true; exception when check_violation then return false; end $$`);
    const { rows } = await db.query<{ target: string }>(
      'select target from unnest($1::text[]) target where pg_temp.takes(target)',
      [samples],
    );
    const taken = rows.map((row) => row.target);
    expect(taken).toEqual(expect.arrayContaining(known));
    expect(samples.filter((each) => isLinkTarget(each, reach))).toEqual(taken);
    for (const each of taken.filter((one) => one.startsWith('/'))) {
      const once = new URL(each, 'https://duneline.example/ar/');
      expect([once.origin, new URL(once.pathname, once).origin]).toEqual([
        'https://duneline.example',
        'https://duneline.example',
      ]);
    }
  });
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
