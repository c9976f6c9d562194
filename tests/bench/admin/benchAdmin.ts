// The admin console: how the first page of many orders compares with that of few, in Postgres under row-level security.
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { loadProject } from '../../../packages/codegen/src/sql/loadDatabase.ts';
import { figureOf, ratio } from '../backend/rounds.ts';

const SIZES = [1_000, 100_000] as const;
const ROUNDS = 25;
const AIM = 1.2;
const admin = '00000000-0000-4000-8000-00000000ad31';

/** What PostgREST asks for a page of /admin/orders: `where` and `order` as the screen's filters and columns. */
const pages = {
  'the first rows': 'order by created_at desc, id',
  'the oldest first': 'order by created_at, id',
  'the refunded ones': "where status = 'refunded' order by created_at desc, id",
  'by number': 'order by number desc, id',
} as const;
const columns =
  'id, number, email, full_name, billing_country, tier_id, coupon_code, status, discount_cents, total_cents, created_at, refunded_at, refund_reason';

export async function benchAdmin(): Promise<void> {
  const [few, many] = [await openShop(SIZES[0]), await openShop(SIZES[1])];
  process.stdout.write(`\n${'a page of 25 orders in Postgres, ms'.padEnd(42)}   1,000  100,000    ratio\n`);
  for (const [name, rest] of Object.entries(pages)) {
    const taken = { few: [] as number[], many: [] as number[] };
    for (let round = -3; round < ROUNDS; round += 1) {
      const times = [await readPage(few, rest), await readPage(many, rest)] as const;
      if (round < 0) continue; // warms the caches
      taken.few.push(times[0]);
      taken.many.push(times[1]);
    }
    const figures = [figureOf(taken.few).median, figureOf(taken.many).median].map((ms) => ms.toFixed(2).padStart(8));
    const { median } = ratio(taken.many, taken.few);
    process.stdout.write(`${name.padEnd(42)}${figures.join(' ')}${median.toFixed(2).padStart(9)}\n`);
    if (name === 'the first rows') process.stdout.write(`${median <= AIM ? 'met   ' : 'missed'}  at most ${AIM} times as long\n`);
  }
  await Promise.all([few.close(), many.close()]);
}

/** A project with an admin and so many orders, each 200th of them refunded. */
async function openShop(count: number): Promise<PGlite> {
  const db = await loadProject(join(import.meta.dirname, '../../../specs/supabase'));
  await db.exec(`
    insert into auth.users (id, email) values ('${admin}', 'admin@bench.example');
    insert into public.user_roles (user_id, role) values ('${admin}', 'admin');
    set session_replication_role = replica;
    delete from public.orders;
    insert into public.orders (
      idempotency_key, email, full_name, billing_country, tier_id, status, price_cents, terms_accepted_at, created_at, paid_at
    )
    select
      gen_random_uuid(), 'buyer' || n || '@bench.example', 'Buyer ' || n, 'AE', '1-step-5k',
      (case when n % 200 = 0 then 'refunded' else 'paid' end)::public.order_status, 5900, moment, moment, moment
    from generate_series(1, ${count}) as n
    cross join lateral (select timestamptz '2020-01-01' + n * interval '17 seconds' as moment) as bought;
    set session_replication_role = origin;
    analyze;
  `);
  return db;
}

/** Milliseconds of a page that the admin asks for at aal2, with the policies that hold for them. */
async function readPage(db: PGlite, rest: string): Promise<number> {
  const claims = JSON.stringify({ sub: admin, role: 'authenticated', aal: 'aal2' });
  await db.query("select set_config('request.jwt.claims', $1, false)", [claims]);
  await db.exec('set role authenticated');
  const start = performance.now();
  const { rows } = await db.query(`select ${columns} from public.orders ${rest} limit 25`);
  const taken = performance.now() - start;
  await db.exec('reset role');
  if (rows.length === 0) throw new Error('The admin reads no order.');
  return taken;
}
