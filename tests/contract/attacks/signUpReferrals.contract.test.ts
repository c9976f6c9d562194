import { createBackend } from '@duneline/mocks';
import { backendSpec } from '@duneline/specs/backend';
import { createClient } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../rlsDatabase.ts';
import { duneline } from '../rlsProjects.ts';

// Who earns from a person never stops that person: neither their sign-up nor what they buy.

const password = 'A long enough passphrase 1!';
const [first, second] = ['6f8a2a5e-3b1d-4c7a-9a1e-0d5b7c2f4e01', '6f8a2a5e-3b1d-4c7a-9a1e-0d5b7c2f4e02'] as const;

/** Signs somebody up in the embedded backend, through a link of LEILA. */
async function signUp(spec: typeof backendSpec, name: string) {
  const backend = createBackend(spec);
  const client = createClient(backend.url, backend.keys.anon, {
    global: { fetch: backend.fetch },
    auth: { persistSession: false, autoRefreshToken: false, storageKey: crypto.randomUUID() },
  });
  const options = { data: { display_name: name, referral: 'LEILA' } };
  const { data, error } = await client.auth.signUp({ email: 'long@mail.example', password, options });
  const ofPerson = (table: string, key: string) =>
    (backend.snapshot().tables[`public.${table}`] ?? []).filter((row) => row[key] === data.user?.id);
  return { error, profiles: ofPerson('profiles', 'id'), referrals: ofPerson('affiliate_referrals', 'person_id') };
}

/** Postgres with the seed and what `sql` adds. */
async function open(sql = '') {
  const db = await openDatabase(duneline.directory);
  await db.exec(sql);
  const signUpThere = (id: string, name: string, referral = 'LEILA') =>
    db.query(`insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3)`, [
      id,
      `${id}@mail.example`,
      JSON.stringify({ display_name: name, referral }),
    ]);
  const list = async (query: string) => (await db.query<Record<string, unknown>>(query)).rows;
  return { db, list, signUp: signUpThere };
}

/** The next insert into a table meets a row that somebody else inserted a moment before. PGlite has no second connection. */
const isOvertaken = (table: string, columns: string, values: string) => `
  create function public.overtake() returns trigger language plpgsql security definer as $$
  begin
    if coalesce(current_setting('test.is_overtaken', true), '') = '' then
      perform set_config('test.is_overtaken', 'yes', false);
      insert into public.${table} (${columns}) values (${values});
    end if;
    return new;
  end;
  $$;
  create trigger overtake before insert on public.${table} for each row execute function public.overtake();`;

describe('a sign-up through a link', () => {
  const long = 'A'.repeat(100);

  it('of somebody whose name has a hundred letters and no space belongs to the affiliate', async () => {
    const { error, profiles, referrals } = await signUp(backendSpec, long);
    expect([error, profiles]).toMatchObject([null, [{ display_name: long.slice(0, 80) }]]);
    const { db, list, signUp: signUpThere } = await open();
    await signUpThere(first, long);
    const there = await list(`select shown_name from public.affiliate_referrals where person_id = '${first}'`);
    expect(there).toEqual(referrals.map(({ shown_name }) => ({ shown_name })));
    expect(there).toEqual([{ shown_name: long.slice(0, 77) }]);
    await db.close();
  });

  it('succeeds although the referral fails', async () => {
    const refer = backendSpec.functions['refer_person'];
    if (refer === undefined) throw new Error('There is no function refer_person.');
    const body = (): never => {
      throw new Error('No referral today.');
    };
    const broken = { ...backendSpec, functions: { ...backendSpec.functions, refer_person: { ...refer, body } } };
    expect(await signUp(broken, 'Hana Saleh')).toMatchObject({
      error: null,
      profiles: [{ display_name: 'Hana Saleh' }],
      referrals: [],
    });
    const {
      db,
      list,
      signUp: signUpThere,
    } = await open(`alter table public.affiliate_referrals add constraint no_referral_today check (false) not valid`);
    await signUpThere(first, 'Hana Saleh');
    expect(await list(`select display_name from public.profiles where id = '${first}'`)).toEqual([
      { display_name: 'Hana Saleh' },
    ]);
    expect(await list(`select 1 from public.affiliate_referrals where person_id = '${first}'`)).toEqual([]);
    await db.close();
  });
});

describe('at the same moment', () => {
  it('two first sign-ups of a new affiliate share the link that the faster one makes', async () => {
    const link = isOvertaken(
      'affiliate_links',
      'affiliate_id, name, utm_source, utm_medium, utm_campaign',
      `new.affiliate_id, new.name, 'affiliate', 'code', 'direct'`,
    );
    const { db, list, signUp: signUpThere } = await open(link);
    const links = `select links.name from public.affiliate_links links join public.affiliates on affiliates.id = affiliate_id where code = 'CLARA'`;
    expect(await list(links)).toEqual([]);
    await signUpThere(first, 'Hana Saleh', 'CLARA');
    await signUpThere(second, 'Omar Aziz', 'CLARA');
    expect(await list(links)).toEqual([{ name: 'Code only' }]);
    expect(await list(`select 1 from public.affiliate_referrals where person_id in ('${first}', '${second}')`)).toHaveLength(2);
    await db.close();
  });

  it('two first orders of one signed-in person count for the affiliate of the faster one', async () => {
    const person = `'${first}'::uuid`;
    const link = `(select min(id::text)::uuid from public.affiliate_links where affiliate_id = (select id from public.affiliates where code = 'RAMI'))`;
    const { db, list } = await open(`
      insert into auth.users (id, email) values (${person}, 'hana@mail.example');
      ${isOvertaken('affiliate_referrals', 'affiliate_id, link_id, person_id, shown_name, is_new', `(select id from public.affiliates where code = 'RAMI'), ${link}, new.person_id, 'Hana S.', false`)}
      select public.place_order('${second}', ${person}, 'hana@mail.example', 'Hana Saleh', 'AE', '1-step-25k', '{}', null, 'Visa', 'LEILA');
      select public.settle_payment(id, 'succeeded', amount_cents, 'pi_1', null) from public.payments where order_id = (select id from public.orders where idempotency_key = '${second}');`);
    expect(await list('select public.credit_due_orders() as done')).toEqual([{ done: 1 }]);
    const flags = `select flag.kind from public.affiliate_flags flag join public.orders on orders.id = order_id where idempotency_key = '${second}'`;
    expect(await list(flags)).toEqual([{ kind: 'other-affiliate' }]);
    expect(
      await list(
        `select code from public.affiliate_referrals join public.affiliates on affiliates.id = affiliate_id where person_id = ${person}`,
      ),
    ).toEqual([{ code: 'RAMI' }]);
    await db.close();
  });
});
