import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { loadProject } from '../../../packages/codegen/src/sql/loadDatabase.ts';
import { figureOf, ratio } from '../backend/rounds.ts';

const SIZES = { few: 1_000, many: 100_000 } as const;
const ROUNDS = 25;
const AIM = 1.2;

type Size = keyof typeof SIZES;

/**
 * The requests of PostgREST for a page of /affiliate-dashboard/referrals: `order` and `where` like the screen's columns and
 * filters.
 */
const pageOf = (affiliate: string, order: string, where = '') => `
  select r.id, r.shown_name, r.country, r.referred_at, row_to_json(l.*) as link, coalesce(s.sales, '[]') as sales
  from public.affiliate_referrals r
  join lateral (select name from public.affiliate_links where id = r.link_id and affiliate_id = r.affiliate_id) l on true
  left join lateral (
    select json_agg(row_to_json(c.*)) as sales from (
      select order_total_cents, amount_cents, status, tier_id from public.affiliate_commissions
      where referral_id = r.id and affiliate_id = r.affiliate_id
    ) c
  ) s on true
  where r.affiliate_id = '${affiliate}' ${where}
  order by ${order}, r.id limit 25`;

const pages = {
  'the first rows': ['r.referred_at desc', ''],
  'the oldest first': ['r.referred_at asc', ''],
  'those of one link': ['r.referred_at desc', 'and r.link_id = own_link'],
} as const;

const affiliateOf = (size: Size) => `00000000-0000-4000-9000-${String(SIZES[size]).padStart(12, '0')}`;
const personOf = (size: Size) => `00000000-0000-4000-8000-${String(SIZES[size]).padStart(12, '0')}`;
const linkOf = (size: Size) => `00000000-0000-4000-a000-${String(SIZES[size]).padStart(12, '0')}`;

/**
 * Prints the time to read the first page for an affiliate with few and for one with many referrals, with row-level security.
 */
export async function benchRows(): Promise<void> {
  const db = await loadProject(join(import.meta.dirname, '../../../specs/supabase'));
  for (const size of Object.keys(SIZES) as Size[]) await fill(db, size);
  await db.exec('analyze');
  process.stdout.write(`\n${'a page of 25 referrals in Postgres, ms'.padEnd(42)}   1,000  100,000    ratio\n`);
  for (const [name, [order, where]] of Object.entries(pages)) {
    const taken: Record<Size, number[]> = { few: [], many: [] };
    for (let round = -3; round < ROUNDS; round += 1) {
      for (const size of Object.keys(SIZES) as Size[]) {
        const sql = pageOf(affiliateOf(size), order, where.replace('own_link', `'${linkOf(size)}'`));
        const ms = await readAs(db, personOf(size), sql);
        if (round >= 0) taken[size].push(ms); // The first rounds warm the caches.
      }
    }
    const figures = [figureOf(taken.few).median, figureOf(taken.many).median].map((ms) => ms.toFixed(2).padStart(8));
    const { median } = ratio(taken.many, taken.few);
    process.stdout.write(`${name.padEnd(42)}${figures.join(' ')}${median.toFixed(2).padStart(9)}\n`);
    if (name === 'the first rows') process.stdout.write(`${median <= AIM ? 'met   ' : 'missed'}  at most ${AIM} times as long\n`);
  }
  await db.close();
}

/** An affiliate with this number of referrals, every fourth of whom bought. */
async function fill(db: PGlite, size: Size): Promise<void> {
  const [affiliate, person, link, count] = [affiliateOf(size), personOf(size), linkOf(size), SIZES[size]];
  await db.exec(`
    insert into auth.users (id, email, raw_user_meta_data) values ('${person}', '${size}@bench.example', '{"display_name":"${size}"}');
    insert into public.profiles (id, display_name) values ('${person}', '${size}') on conflict do nothing;
    insert into public.affiliates (id, owner_id, code, audience, status) values ('${affiliate}', '${person}', 'BENCH${size.toUpperCase()}', 'x', 'pending');
    insert into public.affiliate_links (id, affiliate_id, name, path, utm_source, utm_medium, utm_campaign)
      values ('${link}', '${affiliate}', 'Bench', '/', 'a', 'b', 'c');
    set session_replication_role = replica;
    insert into public.affiliate_referrals (id, affiliate_id, link_id, shown_name, is_new, referred_at)
      select gen_random_uuid(), '${affiliate}', '${link}', 'Person ' || n, true, timestamptz '2020-01-01' + n * interval '17 seconds'
      from generate_series(1, ${count}) as n;
    insert into public.affiliate_commissions (affiliate_id, referral_id, order_id, order_total_cents, commission_bps, amount_cents, earned_at)
      select affiliate_id, id, gen_random_uuid(), 5900, 1000, 590, referred_at
      from public.affiliate_referrals where affiliate_id = '${affiliate}' and right(shown_name, 1) in ('1', '5');
    set session_replication_role = origin;`);
}

/** Milliseconds of a user's query, with the user's policies. */
async function readAs(db: PGlite, person: string, sql: string): Promise<number> {
  const claims = JSON.stringify({ sub: person, role: 'authenticated', aal: 'aal1' });
  await db.query("select set_config('request.jwt.claims', $1, false)", [claims]);
  await db.exec('set role authenticated');
  const start = performance.now();
  const { rows } = await db.query(sql);
  const taken = performance.now() - start;
  await db.exec('reset role');
  if (rows.length !== 25) throw new Error(`A page has 25 rows, not ${rows.length}.`);
  return taken;
}
