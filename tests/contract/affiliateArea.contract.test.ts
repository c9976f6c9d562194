import { createBackend } from '@duneline/mocks';
import { backendSpec } from '@duneline/specs/backend';
import type { Database } from '@duneline/specs/database';
import { createClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, it } from 'vitest';
import { recordAnswers } from '../coverage/answers.ts';

// The affiliate area relies on row-level security alone: everything that its requests return to an affiliate must be hers.

const backend = createBackend(backendSpec);
recordAnswers(backend);

function clientOf(token: string) {
  return createClient<Database>(backend.url, backend.keys.anon, {
    accessToken: () => Promise.resolve(token),
    global: { fetch: (input, init) => backend.fetch(new Request(input, init)) },
  });
}

async function signedIn(persona: 'affiliate' | 'trader') {
  const session = await backend.signInAs(persona);
  if (!session) throw new Error(`The persona ${persona} has no account.`);
  return { client: clientOf(session.access_token), id: String(session.user['id']) };
}

let leila: Awaited<ReturnType<typeof signedIn>>;
let tomas: Awaited<ReturnType<typeof signedIn>>;
const everything = clientOf(backend.keys.serviceRole);

beforeAll(async () => {
  [leila, tomas] = await Promise.all([signedIn('affiliate'), signedIn('trader')]);
});

const owned = [
  'affiliate_links',
  'affiliate_clicks',
  'affiliate_referrals',
  'affiliate_commissions',
  'affiliate_payouts',
  'affiliate_payout_methods',
] as const;

describe('an affiliate', () => {
  it.each(owned)('sees her own rows of %s and nobody else’s', async (table) => {
    const own = await leila.client.from('affiliates').select('id').single();
    const all = await everything.from(table).select('affiliate_id');
    const seen = await leila.client.from(table).select('affiliate_id');
    const hers = (all.data ?? []).filter(({ affiliate_id }) => affiliate_id === own.data?.id);
    expect(hers.length).toBeGreaterThan(0);
    expect(all.data?.length).toBeGreaterThan(hers.length);
    expect(seen.data).toHaveLength(hers.length);
    expect(new Set(seen.data?.map(({ affiliate_id }) => affiliate_id))).toEqual(new Set([own.data?.id]));
  });

  it('sees no ticket, reply or document of others', async () => {
    const tickets = await leila.client.from('tickets').select('owner_id');
    const documents = await leila.client.from('kyc_documents').select('owner_id');
    const replies = await leila.client.from('ticket_replies').select('ticket:tickets(owner_id)');
    const owners = [...(tickets.data ?? []), ...(documents.data ?? []), ...(replies.data ?? []).map(({ ticket }) => ticket)];
    expect(owners.filter((row) => row?.owner_id !== leila.id)).toEqual([]);
    const others = await everything.from('tickets').select('id', { count: 'exact', head: true }).neq('owner_id', leila.id);
    expect(others.count).toBeGreaterThan(0);
  });

  it('has commissions that equal the sum of their statuses, by day and by country', async () => {
    const span = { _from: '2025-01-01T00:00:00Z', _to: '2027-01-01T00:00:00Z' };
    const [rows, summary, days, countries] = await Promise.all([
      leila.client.from('affiliate_commissions').select('amount_cents, status'),
      leila.client.rpc('affiliate_summary'),
      leila.client.rpc('affiliate_days', span),
      leila.client.rpc('affiliate_countries', span),
    ]);
    const sum = (amounts: readonly number[]) => amounts.reduce((total, cents) => total + cents, 0);
    const kept = sum((rows.data ?? []).flatMap(({ amount_cents, status }) => (status === 'reversed' ? [] : [amount_cents])));
    expect(kept).toBeGreaterThan(0);
    expect((summary.data?.[0]?.pending_cents ?? 0) + (summary.data?.[0]?.approved_cents ?? 0)).toBe(kept);
    expect(sum((days.data ?? []).map(({ commission_cents }) => commission_cents))).toBe(kept);
    expect(sum((countries.data ?? []).map(({ commission_cents }) => commission_cents))).toBe(kept);
  });

  it('counts only people who signed up as sign-ups, those of them who bought, and their sales among all', async () => {
    const span = { _from: '2025-01-01T00:00:00Z', _to: '2027-01-01T00:00:00Z' };
    const count = async () => {
      const days = (await leila.client.rpc('affiliate_days', span)).data ?? [];
      const sum = (column: 'sign_ups' | 'buyers' | 'sales' | 'sign_up_sales') =>
        days.reduce((total, day) => total + day[column], 0);
      return { signUps: sum('sign_ups'), buyers: sum('buyers'), sales: sum('sales'), signUpSales: sum('sign_up_sales') };
    };
    const { data } = await leila.client.from('affiliate_referrals').select('is_new, sales:affiliate_commissions(status)');
    const kept = (data ?? []).map(({ is_new, sales }) => ({
      is_new,
      sales: sales.filter(({ status }) => status !== 'reversed'),
    }));
    const signedUp = kept.filter(({ is_new }) => is_new);
    const sales = kept.flatMap((one) => one.sales).length;
    const signUpSales = signedUp.flatMap((one) => one.sales).length;
    const buyers = signedUp.filter((one) => one.sales.length > 0).length;
    expect(await count()).toEqual({ signUps: signedUp.length, buyers, sales, signUpSales });
    expect(buyers).toBeGreaterThan(0);
    expect(sales).toBeGreaterThan(signUpSales);
  });

  it('reads what was bought from the commission, as orders stay closed to her', async () => {
    const commissions = await leila.client.from('affiliate_commissions').select('order_id, tier_id');
    const orders = await everything.from('orders').select('id, tier_id');
    const tiers = new Map(orders.data?.map(({ id, tier_id }) => [id, tier_id]));
    expect(commissions.data?.length).toBeGreaterThan(0);
    for (const { order_id, tier_id } of commissions.data ?? []) expect(tier_id).toBe(tiers.get(order_id));
  });
});

it('gives somebody who is no affiliate neither figures nor rows', async () => {
  const span = { _from: '2025-01-01T00:00:00Z', _to: '2027-01-01T00:00:00Z' };
  const answers = await Promise.all([
    tomas.client.from('affiliate_commissions').select('id'),
    tomas.client.rpc('affiliate_days', span),
    tomas.client.rpc('affiliate_countries', span),
    tomas.client.rpc('affiliate_summary'),
  ]);
  expect(answers.map(({ data }) => data)).toEqual([[], [], [], []]);
});

it('changes where money goes only within 15 minutes of the password', async () => {
  const own = createBackend(backendSpec);
  recordAnswers(own);
  const session = await own.signInAs('affiliate');
  const client = createClient<Database>(own.url, own.keys.anon, {
    accessToken: () => Promise.resolve(session?.access_token ?? ''),
    global: { fetch: (input, init) => own.fetch(new Request(input, init)) },
  });
  const { data: affiliate } = await client.from('affiliates').select('id').single();
  const change = () =>
    client
      .from('affiliate_payout_methods')
      .update({ method: 'UPI', details: { vpa: 'leila@okaxis' } })
      .eq('affiliate_id', affiliate?.id ?? '')
      .select('method');
  expect((await change()).data).toHaveLength(1);
  own.clock.advance(16 * 60_000);
  expect((await change()).data).toEqual([]);
  expect((await client.rpc('is_recently_verified')).data).toBe(false);
  expect((await client.rpc('release_commissions')).error).toBeNull();
});

it('keeps files and read marks of a ticket for its owner', async () => {
  const own = createBackend(backendSpec);
  recordAnswers(own);
  const as = (token: string) =>
    createClient<Database>(own.url, own.keys.anon, {
      accessToken: () => Promise.resolve(token),
      global: { fetch: (input, init) => own.fetch(new Request(input, init)) },
    });
  const tokenOf = async (persona: 'affiliate' | 'trader') => (await own.signInAs(persona))?.access_token ?? '';
  const [hers, his] = [as(await tokenOf('affiliate')), as(await tokenOf('trader'))];
  const service = as(own.keys.serviceRole);
  const { data: ticket } = await hers.from('tickets').select('id, owner_id').limit(1).single();
  const id = ticket?.id ?? '';
  const file = { ticket_id: id, storage_path: `${ticket?.owner_id ?? ''}/proof.pdf`, name: 'proof.pdf' };
  expect((await hers.from('ticket_attachments').insert(file)).error).toBeNull();
  expect((await hers.from('ticket_attachments').select('name')).data).toEqual([{ name: 'proof.pdf' }]);
  expect((await his.from('ticket_attachments').select('name')).data).toEqual([]);
  const upload = await hers.storage
    .from('attachments')
    .upload(file.storage_path, new Blob(['%PDF-'], { type: 'application/pdf' }));
  expect(upload.error).toBeNull();
  expect((await his.storage.from('attachments').download(file.storage_path)).data).toBeNull();

  const reply = crypto.randomUUID();
  expect((await hers.from('ticket_replies').insert({ id: reply, ticket_id: id, body: 'Thanks.' })).error).toBeNull();
  const view = { ticket_id: id, reply_id: reply };
  const mark = () => hers.from('ticket_views').upsert(view, { onConflict: 'ticket_id,person_id' });
  expect((await mark()).error).toBeNull();
  expect((await mark()).error).toBeNull();
  expect((await hers.from('ticket_views').select('reply_id')).data).toEqual([{ reply_id: reply }]);
  expect((await his.from('ticket_views').select('reply_id')).data).toEqual([]);
  expect((await hers.from('ticket_views').update({ reply_id: reply }).eq('ticket_id', id)).error).toBeNull();

  // Corrections and deletions with the service key, which users cannot make.
  expect((await service.from('ticket_attachments').update({ name: 'scan.pdf' }).eq('ticket_id', id)).error).toBeNull();
  expect((await service.from('ticket_attachments').delete().eq('ticket_id', id)).error).toBeNull();
  expect((await service.from('ticket_views').delete().eq('ticket_id', id)).error).toBeNull();
});

it('keeps flags of sales for their affiliate and the service key', async () => {
  const own = createBackend(backendSpec);
  recordAnswers(own);
  const service = createClient<Database>(own.url, own.keys.anon, {
    accessToken: () => Promise.resolve(own.keys.serviceRole),
    global: { fetch: (input, init) => own.fetch(new Request(input, init)) },
  });
  const { data: affiliate } = await service.from('affiliates').select('id').limit(1).single();
  const { data: order } = await service.from('orders').select('id').limit(1).single();
  const flag = {
    affiliate_id: affiliate?.id ?? '',
    order_id: order?.id ?? '',
    kind: 'own-coupon',
    order_total_cents: 1,
  } as const;
  expect((await service.from('affiliate_flags').insert(flag)).error).toBeNull();
  const corrected = service.from('affiliate_flags').update({ kind: 'self-referral' }).eq('order_id', flag.order_id);
  expect((await corrected.select('kind')).data).toEqual([{ kind: 'self-referral' }]);
  expect((await service.from('affiliate_flags').select('order_id')).data).toEqual([{ order_id: flag.order_id }]);
  expect((await service.from('affiliate_flags').delete().eq('order_id', flag.order_id)).error).toBeNull();
});
