import { backendSpec } from '@duneline/specs/backend';
import { createClient } from '@supabase/supabase-js';
import { beforeAll, expect, it } from 'vitest';
import { openProject } from '../project.ts';

// The rows that everybody may read, by name: a new user reads the same, and no private rows.

const forEverybody = [
  'add_ons',
  'blog_categories',
  'blog_posts',
  'blog_redirects',
  'commission_tiers',
  'component_config',
  'cta_config',
  'leaderboard_entries',
  'media_library',
  'navigation_menu',
  'page_content',
  'payout_proofs',
  'program_phases',
  'program_tiers',
  'programs',
  'restricted_countries',
  'seo_config',
  'testimonials',
  'theme_config',
];

const { backend, url, client, keys } = openProject();
/** A client that accepts any table name. */
const open = () =>
  createClient(url, keys.anon, {
    global: { fetch: backend.fetch },
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
const stranger = open();
const newcomer = open();
let newcomerId: string | undefined;
const account = { email: 'newcomer@mail.example', password: 'harbor lantern over quiet dunes' };

beforeAll(async () => {
  const { data } = await client(keys.serviceRole).auth.admin.createUser({ ...account, email_confirm: true });
  newcomerId = data.user?.id;
  await newcomer.auth.signInWithPassword(account);
});

const tables = Object.keys(backendSpec.tables);
/** Columns that visitors may read; all columns if there is no list. */
const columnsOf = (table: string) => backendSpec.tables[table]?.columnGrants?.anon?.select?.join() ?? '*';

it.each(forEverybody)('of %s, somebody who has just signed up reads what a stranger reads', async (table) => {
  const seen = await stranger.from(table).select(columnsOf(table));
  expect(seen.error).toBeNull();
  expect((await newcomer.from(table).select(columnsOf(table))).data).toEqual(seen.data);
});

it.each(tables.filter((table) => !forEverybody.includes(table)))(
  'of %s, neither of them reads a row of anybody else',
  async (table) => {
    expect((await stranger.from(table).select('*')).error).toMatchObject({ code: '42501' });
    const rows = ((await newcomer.from(table).select('*')).data ?? []) as { readonly id?: string }[];
    expect(rows.filter(({ id }) => table !== 'profiles' || id !== newcomerId)).toEqual([]);
  },
);
