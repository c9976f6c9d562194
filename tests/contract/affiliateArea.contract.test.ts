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
