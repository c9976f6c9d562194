import type { Call } from '../Call.ts';

const row = (slug: string, position: number) => ({
  slug,
  language: 'en',
  name: `Category ${slug}`,
  description: 'Of this test.',
  position,
});
const tables = { categories: 'blog_categories', addOns: 'add_ons' };
const addOn = (id: string, position: number) => ({
  id,
  position,
  name: `Add-on ${id}`,
  description: 'Of this test.',
  price_cents: 900,
});

/** Inserts, updates and deletions, in order. */
export const writes: readonly Call[] = [
  ['insert', 'admin', (c) => c.from(tables.categories).insert(row('alpha', 101))],
  ['insert returning', 'admin', (c) => c.from(tables.categories).insert(row('beta', 102)).select('slug,name,position')],
  [
    'insert returning a single',
    'admin',
    (c) => c.from(tables.categories).insert(row('gamma', 103)).select('slug,position').single(),
  ],
  [
    'insert many',
    'admin',
    (c) =>
      c
        .from(tables.categories)
        .insert([row('delta', 104), row('epsilon', 105)])
        .select('slug'),
  ],
  ['insert many, counted', 'admin', (c) => c.from(tables.categories).insert([row('zeta', 106)], { count: 'exact' })],
  ['insert nothing', 'admin', (c) => c.from(tables.categories).insert([]).select('slug')],
  [
    'insert rows of different columns',
    'service',
    (c) =>
      c
        .from(tables.addOns)
        .insert([{ ...addOn('tea', 201), is_active: false }, addOn('scones', 202)], { defaultToNull: false })
        .select('id,is_active'),
  ],
  [
    'insert rows of different columns, as null',
    'service',
    (c) =>
      c
        .from(tables.addOns)
        .insert([{ ...addOn('jam', 203), is_active: false }, addOn('butter', 204)])
        .select('id,is_active'),
  ],
  ['insert a duplicate', 'admin', (c) => c.from(tables.categories).insert(row('alpha', 110))],
  ['insert a duplicate as the service', 'service', (c) => c.from(tables.categories).insert(row('alpha', 110))],
  ['insert without what must be', 'admin', (c) => c.from(tables.categories).insert({ slug: 'eta', name: 'Eta', position: 111 })],
  [
    'insert without what must be, as the service',
    'service',
    (c) => c.from(tables.categories).insert({ slug: 'eta', name: 'Eta', position: 111 }),
  ],
  ['insert what a check refuses', 'admin', (c) => c.from(tables.categories).insert(row('theta', 0))],
  ['insert what a check refuses, as the service', 'service', (c) => c.from(tables.categories).insert(row('theta', 0))],
  ['insert an unknown column', 'admin', (c) => c.from(tables.categories).insert({ ...row('iota', 112), colour: 'red' })],
  ['insert the wrong type', 'admin', (c) => c.from(tables.categories).insert({ ...row('iota', 112), position: 'first' })],
  [
    'insert a reference to nothing',
    'service',
    (c) =>
      c
        .from('program_phases')
        .insert({ program_id: 'none', phase: 'funded', position: 9, name: 'P', daily_loss_bps: 1, max_drawdown_bps: 1 }),
  ],
  [
    'insert a generated column',
    'service',
    (c) =>
      c.from('orders').insert({
        total_cents: 1,
        email: 'a@b.example',
        full_name: 'A',
        billing_country: 'DE',
        tier_id: '1-step-5k',
        price_cents: 1,
        idempotency_key: '00000000-0000-4000-8000-000000000001',
        terms_accepted_at: '2026-01-01T00:00:00Z',
      }),
  ],
  [
    'insert an identity column',
    'service',
    (c) =>
      c
        .from('tickets')
        .insert({ number: 5, owner_id: 'c47a9e16-0d35-4b82-8f7e-5a26b3d80c03', topic: 'rules', subject: 'S', message: 'M' }),
  ],
  [
    'upsert a new row',
    'admin',
    (c) => c.from(tables.categories).upsert(row('kappa', 120), { onConflict: 'language,slug' }).select('slug,position'),
  ],
  [
    'upsert an old row',
    'admin',
    (c) => c.from(tables.categories).upsert(row('kappa', 121), { onConflict: 'language,slug' }).select('slug,position'),
  ],
  [
    'upsert, leaving the old row',
    'admin',
    (c) =>
      c
        .from(tables.categories)
        .upsert(row('kappa', 122), { onConflict: 'language,slug', ignoreDuplicates: true })
        .select('slug,position'),
  ],
  [
    'upsert by primary key',
    'service',
    (c) =>
      c
        .from(tables.addOns)
        .upsert({ ...addOn('tea', 201), price_cents: 950 })
        .select('id,price_cents,is_active'),
  ],
  ['upsert on what is not unique', 'admin', (c) => c.from(tables.categories).upsert(row('kappa', 123), { onConflict: 'name' })],
  [
    'upsert the same row twice',
    'admin',
    (c) => c.from(tables.categories).upsert([row('lambda', 130), row('lambda', 131)], { onConflict: 'language,slug' }),
  ],
  ['update', 'admin', (c) => c.from(tables.categories).update({ name: 'New' }).eq('slug', 'alpha')],
  [
    'update returning',
    'admin',
    (c) => c.from(tables.categories).update({ name: 'Newer' }).eq('slug', 'alpha').select('slug,name'),
  ],
  [
    'update returning a single',
    'admin',
    (c) => c.from(tables.categories).update({ name: 'Newest' }).eq('slug', 'alpha').select('name').single(),
  ],
  [
    'update counted',
    'admin',
    (c) => c.from(tables.categories).update({ description: 'Changed.' }, { count: 'exact' }).gt('position', 100),
  ],
  ['update of nothing', 'admin', (c) => c.from(tables.categories).update({ name: 'None' }).eq('slug', 'no-such').select('slug')],
  [
    'update of nothing, single',
    'admin',
    (c) => c.from(tables.categories).update({ name: 'None' }).eq('slug', 'no-such').select('slug').single(),
  ],
  ['update without changes', 'admin', (c) => c.from(tables.categories).update({}).eq('slug', 'alpha').select('slug')],
  ['update that a check refuses', 'admin', (c) => c.from(tables.categories).update({ position: -1 }).eq('slug', 'alpha')],
  ['update to a duplicate', 'admin', (c) => c.from(tables.categories).update({ slug: 'beta' }).eq('slug', 'alpha')],
  ['update an unknown column', 'admin', (c) => c.from(tables.categories).update({ colour: 'red' }).eq('slug', 'alpha')],
  [
    'update more rows than allowed',
    'admin',
    (c) =>
      c
        .from(tables.categories)
        .update({ name: 'All' })
        .gt('position', 100)
        .setHeader('prefer', 'handling=strict, max-affected=1'),
  ],
  [
    'update of the own profile',
    'trader',
    (c) =>
      c
        .from('profiles')
        .update({ display_name: 'Tomás R.' })
        .eq('id', 'c47a9e16-0d35-4b82-8f7e-5a26b3d80c03')
        .select('display_name'),
  ],
  [
    'insert a ticket',
    'trader',
    (c) =>
      c
        .from('tickets')
        .insert({ topic: 'rules', subject: 'Weekends', message: 'May I hold?' })
        .select('topic,subject,status')
        .single(),
  ],
  [
    'reply to a ticket',
    'service',
    (c) => c.from('ticket_replies').select('body,is_staff').order('created_at').order('id').limit(3),
  ],
  ['delete what is referenced', 'service', (c) => c.from('program_tiers').delete().eq('id', '1-step-10k')],
  [
    'delete returning',
    'admin',
    (c) => c.from(tables.categories).delete().in('slug', ['beta', 'gamma']).select('slug').order('slug'),
  ],
  ['delete counted', 'admin', (c) => c.from(tables.categories).delete({ count: 'exact' }).in('slug', ['delta', 'epsilon'])],
  ['delete of nothing', 'admin', (c) => c.from(tables.categories).delete().eq('slug', 'no-such').select()],
  ['delete the rest', 'service', (c) => c.from(tables.categories).delete().gt('position', 100)],
  ['delete add-ons', 'service', (c) => c.from(tables.addOns).delete().gt('position', 200).select('id').order('id')],
  ['what is left', 'service', (c) => c.from(tables.categories).select('slug,name,position').order('position').order('language')],
];
