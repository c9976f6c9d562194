import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { sign } from '../../specs/supabase/functions/_shared/signature.ts';
import type { Project } from './project.ts';
import { openProject } from './project.ts';

// After any sequence of sales, refunds, approvals and payouts, the affiliate's figures are the sums of the ledger's rows.

const DAY = 86_400_000;
const secret = 'whsec_embedded_development_only';
type Row = Readonly<Record<string, unknown>>;

const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('sale' as const), tier: fc.constantFrom('1-step-5k', '1-step-100k') }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('refund' as const), which: fc.nat(20) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 15 }) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('request' as const), cents: fc.constantFrom(5000, 7777, 20_000) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('decide' as const), isPaid: fc.boolean() }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

let project: Project;
let buyers = 0;
beforeEach(() => {
  project = openProject();
  buyers = 0;
});

const rowsOf = (table: string): readonly Row[] => project.backend.snapshot().tables[`public.${table}`] ?? [];
const affiliateOf = () => rowsOf('affiliates').find(({ code }) => code === 'LEILA') ?? {};
const ownRows = (table: string) => rowsOf(table).filter(({ affiliate_id: id }) => id === affiliateOf()['id']);
const sumOf = (rows: readonly Row[]) => rows.reduce((sum, { amount_cents: cents }) => sum + Number(cents), 0);
const withStatus = (rows: readonly Row[], ...statuses: string[]) =>
  rows.filter(({ status }) => statuses.includes(String(status)));

async function sell(tier: string) {
  buyers += 1;
  const body = {
    key: `6f8a2a5e-3b1d-4c7a-9a1e-${buyers.toString(16).padStart(12, '0')}`,
    tier,
    addOns: [],
    email: `buyer${buyers}@mail.example`,
    fullName: 'Hana Saleh',
    country: 'AE',
    method: 'Visa',
    affiliate: 'LEILA',
    hasAcceptedTerms: true,
  };
  const placed = await project.send('POST', '/functions/v1/checkout', { body });
  const { payment } = (await placed.json()) as { readonly payment: { readonly id: string; readonly amountCents: number } };
  const notice = { payment: payment.id, status: 'succeeded', amountCents: payment.amountCents, reference: `ch_${buyers}` };
  const text = JSON.stringify(notice);
  const headers = { 'payment-signature': await sign(secret, text, project.clock.now()) };
  expect((await project.send('POST', '/functions/v1/payment-webhook', { body: text, headers })).status).toBe(200);
}

/**
 * Runs one step.
 * @returns what was wrong with its result
 */
async function act(one: Step): Promise<readonly string[]> {
  const service = project.client(project.keys.serviceRole);
  if (one.kind === 'sale') await sell(one.tier);
  if (one.kind === 'wait') {
    project.clock.advance(one.days * DAY);
    await (await project.clientOf('affiliate')).rpc('release_commissions');
  }
  if (one.kind === 'refund') {
    const paid = ownRows('affiliate_commissions').filter(({ status }) => status !== 'reversed');
    const order = paid[one.which % Math.max(paid.length, 1)];
    if (order) await service.from('orders').update({ status: 'refunded' }).eq('id', String(order['order_id']));
  }
  if (one.kind === 'request') {
    const before = ownRows('affiliate_payouts').length;
    const client = await project.clientOf('affiliate');
    const { data: available } = await client.rpc('affiliate_summary').single();
    const { error } = await client.rpc('request_affiliate_payout', { _amount_cents: one.cents });
    const isStored = ownRows('affiliate_payouts').length > before;
    if (isStored === Boolean(error)) return ['A refused request was stored, or an accepted one was not.'];
    if (isStored && one.cents > (available?.available_cents ?? 0)) return ['More was requested than is available.'];
  }
  if (one.kind === 'decide') {
    const [open] = withStatus(ownRows('affiliate_payouts'), 'requested');
    const steps = one.isPaid
      ? [{ status: 'approved' as const }, { status: 'paid' as const, reference: `DLA-${String(open?.['id'])}` }]
      : [{ status: 'rejected' as const, reason: 'The account belongs to a company.' }];
    for (const change of open ? steps : []) {
      await service.from('affiliate_payouts').update(change).eq('id', String(open?.['id']));
    }
  }
  return [];
}

/** The invariants after every step. */
async function expectSoundLedger() {
  const client = await project.clientOf('affiliate');
  const { data: figures } = await client.rpc('affiliate_summary').single();
  const commissions = ownRows('affiliate_commissions');
  const payouts = ownRows('affiliate_payouts');
  const kept = withStatus(commissions, 'pending', 'approved');
  const releasedBefore = project.clock.now() - 14 * DAY;
  const free = withStatus(commissions, 'approved').filter(
    ({ earned_at: at }) => new Date(String(at)).getTime() <= releasedBefore,
  );
  expect(figures).toMatchObject({
    sales: kept.length,
    pending_cents: sumOf(withStatus(commissions, 'pending')),
    approved_cents: sumOf(withStatus(commissions, 'approved')),
    paid_cents: sumOf(withStatus(payouts, 'paid')),
    available_cents: sumOf(free) - sumOf(withStatus(payouts, 'requested', 'approved', 'paid')),
  });
  expect(sumOf(commissions)).toBe(sumOf(kept) + sumOf(withStatus(commissions, 'reversed')));
  for (const { order_total_cents: total, commission_bps: rate, amount_cents: amount } of commissions) {
    expect(amount).toBe(Math.floor((Number(total) * Number(rate)) / 10_000));
  }
}

/** No later sale pays a lower rate, and the next one pays at least the rate of the reached tier. */
function expectRateOfTier() {
  const rates = ownRows('affiliate_commissions')
    .toSorted((a, b) => String(a['earned_at']).localeCompare(String(b['earned_at'])))
    .map(({ commission_bps: rate }) => Number(rate));
  expect(rates).toEqual(rates.toSorted((a, b) => a - b));
  expect(Number(affiliateOf()['commission_bps'])).toBeGreaterThanOrEqual(rates.at(-1) ?? 0);
}

it('commissions equal the sum of their statuses, for any order of sales, refunds, approvals and payouts', async () => {
  const property = fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
    for (const one of steps) {
      expect(await act(one)).toEqual([]);
      await expectSoundLedger();
    }
    expectRateOfTier();
  });
  await fc.assert(property, { numRuns: 8, seed: 20_261_123 });
  expect(ownRows('affiliate_commissions').length).toBeGreaterThan(10);
  expect(withStatus(ownRows('affiliate_commissions'), 'reversed').length).toBeGreaterThan(0);
});

it('the rate follows the tier with the sale that reaches it, and a refund does not take it back', async () => {
  const service = project.client(project.keys.serviceRole);
  await service.from('affiliates').update({ commission_bps: 1000 }).eq('code', 'LEILA');
  const standing = withStatus(ownRows('affiliate_commissions'), 'pending', 'approved').length;
  const tiers = rowsOf('commission_tiers').toSorted((a, b) => Number(a['minimum_sales']) - Number(b['minimum_sales']));
  const next = tiers.find(({ minimum_sales: minimum }) => Number(minimum) > standing) ?? {};
  for (let sales = standing; sales < Number(next['minimum_sales']); sales += 1) await sell('1-step-5k');
  expect(affiliateOf()['commission_bps']).toBe(next['commission_bps']);
  await sell('1-step-5k');
  const last = ownRows('affiliate_commissions').at(-1) ?? {};
  expect(last['commission_bps']).toBe(next['commission_bps']);
  await service.from('orders').update({ status: 'refunded' }).eq('id', String(last['order_id']));
  expect(affiliateOf()['commission_bps']).toBe(next['commission_bps']);
});

it('a sign-up and a click through a link count for its affiliate', async () => {
  const clicks = ownRows('affiliate_clicks').length;
  const link = ownRows('affiliate_links')[0] ?? {};
  const data = {
    sessionId: 's',
    pagePath: '/pricing',
    metadata: { referral: `LEILA-${String(link['id']).slice(0, 8).toUpperCase()}` },
  };
  const headers = { 'user-agent': 'Mozilla/5.0 (iPhone) Mobile', 'cf-ipcountry': 'AE' };
  const counted = await project.send('POST', '/functions/v1/crm-tracking', { body: { type: 'page_view', data }, headers });
  expect(counted.status).toBe(201);
  expect(ownRows('affiliate_clicks').slice(clicks)).toMatchObject([{ link_id: link['id'], device: 'mobile', country: 'AE' }]);

  const signUp = { email: 'new.reader@mail.example', password: 'eleven blue kites over sand' };
  const options = { data: { display_name: 'Noor Aziz', referral: data.metadata.referral } };
  expect((await project.client().auth.signUp({ ...signUp, options })).error).toBeNull();
  expect(ownRows('affiliate_referrals').at(-1)).toMatchObject({ shown_name: 'Noor A.', is_new: true, link_id: link['id'] });
});
