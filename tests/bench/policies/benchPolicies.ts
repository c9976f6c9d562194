// `npm run bench -- --part policies`: the gain of merging several permissive policies of one role and action, with 100,000 rows
// in Postgres (docs/decisions/0032).
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { loadProject } from '../../../packages/codegen/src/sql/loadDatabase.ts';

const rows = 100_000;
const people = 1000;
const runs = 15;
const person = '00000000-0000-4000-8000-000000000007';

const policies = {
  two: [
    'create policy "Own" on public.bench_orders for select to authenticated using (user_id = (select auth.uid()))',
    'create policy "Admins" on public.bench_orders for select to authenticated using ((select public.is_admin()))',
  ],
  one: [
    'create policy "Own, admins all" on public.bench_orders for select to authenticated using (user_id = (select auth.uid()) or (select public.is_admin()))',
  ],
};

const queries = {
  'all rows that one sees': 'select count(*), sum(total_cents) from public.bench_orders',
  'the newest 50': 'select * from public.bench_orders order by created_at desc limit 50',
  'a person’s own, by filter': `select * from public.bench_orders where user_id = '${person}'`,
};

/** Measures each query as an owner and as an admin, under two policies and under one, and prints the ratios. */
export async function benchPolicies(): Promise<void> {
  const db = await loadProject(join(import.meta.dirname, '../../../specs/supabase'));
  const { rows: admins } = await db.query<{ user_id: string }>(
    "select user_id from public.user_roles where role = 'admin' limit 1",
  );
  const callers = { owner: { sub: person, aal: 'aal1' }, admin: { sub: admins[0]?.user_id ?? '', aal: 'aal2' } };
  await fill(db);
  process.stdout.write(`\n${rows} rows, best of ${runs}, ms`.padEnd(46));
  process.stdout.write('two policies  one policy  two ÷ one\n');
  for (const [caller, claims] of Object.entries(callers)) {
    for (const [name, sql] of Object.entries(queries)) {
      const took = await measure(db, claims, sql);
      const line = [
        took.two.toFixed(2).padStart(12),
        took.one.toFixed(2).padStart(12),
        (took.two / took.one).toFixed(2).padStart(11),
      ];
      process.stdout.write(`${`${caller}: ${name}`.padEnd(45)}${line.join('')}\n`);
    }
  }
  await db.close();
}

async function fill(db: PGlite): Promise<void> {
  await db.exec(`
    create table public.bench_orders (
      id integer primary key, user_id uuid not null, total_cents integer not null, created_at timestamptz not null
    );
    insert into public.bench_orders
      select n, ('00000000-0000-4000-8000-' || lpad((n % ${people})::text, 12, '0'))::uuid, n % 9000,
        timestamptz '2026-01-01' + n * interval '1 minute'
      from generate_series(1, ${rows}) as n;
    create index on public.bench_orders (user_id);
    create index on public.bench_orders (created_at);
    alter table public.bench_orders enable row level security;
    grant select on public.bench_orders to authenticated;
    analyze public.bench_orders;`);
}

/** The fastest of the runs, in milliseconds; the two forms take turns, so that the machine's load affects both. */
async function measure(db: PGlite, claims: object, sql: string): Promise<{ two: number; one: number }> {
  const best = { two: Infinity, one: Infinity };
  await db.query("select set_config('request.jwt.claims', $1, false)", [JSON.stringify({ ...claims, role: 'authenticated' })]);
  for (let run = 0; run < runs; run += 1) {
    for (const kind of ['two', 'one'] as const) {
      for (const name of ['Own', 'Admins', 'Own, admins all'])
        await db.exec(`drop policy if exists "${name}" on public.bench_orders`);
      for (const statement of policies[kind]) await db.exec(statement);
      await db.exec('set role authenticated');
      const started = performance.now();
      await db.query(sql);
      best[kind] = Math.min(best[kind], performance.now() - started);
      await db.exec('reset role');
    }
  }
  return best;
}
