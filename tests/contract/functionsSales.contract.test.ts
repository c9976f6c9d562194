import { createClock } from '@duneline/mocks';
import { FunctionsHttpError } from '@supabase/supabase-js';
import { backendSpec } from '@duneline/specs/backend';
import { describe, expect, it } from 'vitest';
import { sign } from '../../specs/supabase/functions/_shared/signature.ts';
import type { Client, Project } from './project.ts';
import { idOf, openProject, people } from './project.ts';

const secret = 'whsec_embedded_development_only';

const order = {
  key: '6f8a2a5e-3b1d-4c7a-9a1e-0d5b7c2f4e11',
  tier: '1-step-10k',
  addOns: [],
  email: 'Hana.Saleh@Mail.example',
  fullName: 'Hana Saleh',
  country: 'AE',
  method: 'Visa',
  hasAcceptedTerms: true,
};

async function checkout(client: Client, changes: object = {}) {
  const { data, error } = await client.functions.invoke('checkout', { body: { ...order, ...changes } });
  if (error instanceof FunctionsHttpError) return { status: error.context.status, ...(await error.context.json()) };
  return { status: 200, ...data };
}

/** Sends a notification of the payment service. */
async function notify(project: Project, notice: object, { signedWith = secret, at = project.clock.now() } = {}) {
  const body = JSON.stringify(notice);
  const response = await project.backend.fetch(`${project.backend.url}/functions/v1/payment-webhook`, {
    method: 'POST',
    headers: { 'payment-signature': await sign(signedWith, body, at) },
    body,
  });
  return { status: response.status, ...(await response.json()) };
}

const noticeOf = ({ payment }: { payment: { id: string; amountCents: number } }, changes: object = {}) => ({
  payment: payment.id,
  status: 'succeeded',
  amountCents: payment.amountCents,
  reference: 'ch_1',
  ...changes,
});

/** Rows of a table that are not in the seed. */
function added(project: Project, table: string): readonly Readonly<Record<string, unknown>>[] {
  const seeded = backendSpec.seed.rows[table]?.length ?? 0;
  return (project.backend.snapshot().tables[`public.${table}`] ?? []).slice(seeded);
}

describe('checkout', () => {
  it('orders at the prices of the database, line by line, and says where to pay', async () => {
    const project = openProject();
    const receipt = await checkout(project.client(), { addOns: ['extra-drawdown', 'weekly-payouts'] });
    expect(receipt).toMatchObject({
      status: 'pending',
      email: 'hana.saleh@mail.example',
      currency: 'USD',
      totalCents: 9900 + 2900 + 4900,
      lines: [
        { kind: 'fee', label: '1-step 10K', amountCents: 9900 },
        { kind: 'add-on', label: 'Weekly payouts', amountCents: 2900 },
        { kind: 'add-on', label: 'Extra 5% drawdown', amountCents: 4900 },
      ],
      payment: { method: 'Visa', status: 'pending', amountCents: 17_700, failureReason: null },
      paymentPage: `${project.backend.url}/functions/v1/payment-provider?order=${order.key}`,
    });
    expect(added(project, 'orders')).toMatchObject([{ number: receipt.number, user_id: null, total_cents: 17_700 }]);
  });

  it('orders once for one key, however often it is sent', async () => {
    const project = openProject();
    const [first, second] = [await checkout(project.client()), await checkout(project.client(), { method: 'UPI' })];
    expect(second.number).toBe(first.number);
    expect(added(project, 'orders')).toHaveLength(1);
    expect(added(project, 'payments')).toMatchObject([{ method: 'UPI', status: 'pending' }]);
  });

  it.each([
    ['another size', { tier: '1-step-5k' }],
    ['an add-on more', { addOns: ['weekly-payouts'] }],
    ['another address', { email: 'somebody@mail.example' }],
    ['a coupon', { coupon: 'LEILA10' }],
  ])('refuses a key that ordered before with %s', async (_what, changes) => {
    const { client } = openProject();
    await checkout(client());
    expect(await checkout(client(), changes)).toMatchObject({ status: 409, code: 'order_key_reused' });
  });

  it('takes the coupon of the person who is signed in, and keeps the order theirs', async () => {
    const project = openProject();
    const trader = await project.clientOf('trader');
    const { data: own } = await trader.from('trading_accounts').select('number').eq('status', 'terminated').limit(1).single();
    const coupon = `RETRY-${String(own?.number)}`;
    const ofAnother = await checkout(project.client(), { coupon });
    expect(ofAnother).toMatchObject({ status: 404, code: 'coupon_unknown' });
    expect(await checkout(trader, { coupon })).toMatchObject({ status: 422, code: 'coupon_not_valid_today' });
    const receipt = await checkout(trader, { coupon: 'leila10 ' });
    expect(receipt).toMatchObject({ totalCents: 8910, lines: [{}, { kind: 'discount', amountCents: -990 }] });
    const { data } = await trader.from('orders').select('user_id, coupon_code').eq('number', receipt.number).single();
    expect(data).toEqual({ user_id: await idOf(trader), coupon_code: 'LEILA10' });
  });

  it.each<[string, object, number, string]>([
    ['a price of the browser', { price: 1 }, 400, 'validation_failed'],
    ['a total of the browser', { totalCents: 1 }, 400, 'validation_failed'],
    ['no terms', { hasAcceptedTerms: false }, 400, 'terms_not_accepted'],
    ['a key that is none', { key: 'k' }, 400, 'validation_failed'],
    ['an address that is none', { email: 'hana' }, 400, 'validation_failed'],
    ['a NUL', { fullName: 'Hana\0' }, 400, 'validation_failed'],
    ['an unknown way to pay', { method: 'Cash' }, 400, 'validation_failed'],
    ['a size that is none', { tier: '1-step-1m' }, 404, 'tier_not_for_sale'],
    ['a program that is not sold yet', { tier: 'instant-5k' }, 404, 'tier_not_for_sale'],
    ['an add-on that is none', { addOns: ['gift'] }, 404, 'add_on_not_for_sale'],
    ['an unknown coupon', { coupon: 'FREE100' }, 404, 'coupon_unknown'],
    ['a coupon of another program', { tier: '2-step-5k', coupon: 'RAMADAN20' }, 422, 'coupon_not_for_this'],
    ['a coupon that is over', { coupon: 'STEP15' }, 422, 'coupon_not_valid_today'],
    ['a restricted country', { country: 'KP' }, 422, 'country_restricted'],
  ])('refuses %s, and stores nothing', async (_what, changes, status, code) => {
    const project = openProject({ clock: createClock('2026-03-01T09:00:00Z') });
    const before = project.backend.snapshot().tables;
    expect(await checkout(project.client(), changes)).toMatchObject({ status, code });
    expect(project.backend.snapshot().tables).toEqual(before);
  });

  it('refuses a session that does not hold', async () => {
    const { send } = openProject();
    const response = await send('POST', '/functions/v1/checkout', { body: order, headers: { authorization: 'Bearer a.b.c' } });
    expect([response.status, await response.json()]).toMatchObject([401, { code: 'bad_jwt' }]);
    const receipt = await send('GET', `/functions/v1/order-receipt?key=${order.key}`, {
      headers: { authorization: 'Bearer a.b.c' },
    });
    expect([receipt.status, await receipt.json()]).toMatchObject([401, { code: 'bad_jwt' }]);
  });

  it('refuses a body of more than 16 KiB', async () => {
    const { send } = openProject();
    const response = await send('POST', '/functions/v1/checkout', { body: { ...order, fullName: 'x'.repeat(20_000) } });
    expect([response.status, await response.json()]).toMatchObject([413, { code: 'request_entity_too_large' }]);
  });
});

describe('payment-webhook', () => {
  it('pays the order once, opens the account, counts the coupon and credits the affiliate', async () => {
    const project = openProject();
    const trader = await project.clientOf('trader');
    const uses = () => project.backend.snapshot().tables['public.coupons']?.find(({ code }) => code === 'LEILA10')?.['uses'];
    const usesBefore = Number(uses());
    const receipt = await checkout(trader, { addOns: ['extra-drawdown'], coupon: 'LEILA10', affiliate: 'LEILA' });
    expect(uses()).toBe(usesBefore + 1);
    expect(await notify(project, noticeOf(receipt))).toEqual({ status: 'succeeded', order: receipt.number, isRepeated: false });
    expect(added(project, 'orders')).toMatchObject([{ status: 'paid', paid_at: expect.any(String) }]);
    expect(added(project, 'payments')).toMatchObject([{ status: 'succeeded', provider_reference: 'ch_1' }]);
    expect(added(project, 'trading_accounts')).toMatchObject([
      { user_id: await idOf(trader), phase: 'phase-1', initial_cents: 1_000_000, max_drawdown_bps: 1500, daily_loss_bps: 500 },
    ]);
    const paid = 9900 - 990 + 4900;
    expect(added(project, 'affiliate_commissions')).toMatchObject([
      { order_total_cents: paid, amount_cents: Math.floor((paid * 1200) / 10_000), status: 'pending' },
    ]);
    expect(uses()).toBe(usesBefore + 1);
    const before = project.backend.snapshot().tables;
    for (const notice of [noticeOf(receipt), noticeOf(receipt, { status: 'failed', reason: 'late' })]) {
      expect(await notify(project, notice)).toMatchObject({ status: 'succeeded', isRepeated: true });
    }
    expect(project.backend.snapshot().tables).toEqual(before);
  });

  it('marks a payment that failed, after which the same order can be paid again', async () => {
    const project = openProject();
    const receipt = await checkout(project.client());
    await notify(project, noticeOf(receipt, { status: 'failed', reason: 'The bank declined the card.' }));
    expect(added(project, 'orders')).toMatchObject([{ status: 'failed', paid_at: null }]);
    const again = await checkout(project.client());
    expect(again).toMatchObject({ number: receipt.number, status: 'pending', payment: { status: 'pending' } });
    await notify(project, noticeOf(again, { reference: 'ch_2' }));
    expect(await checkout(project.client())).toMatchObject({ number: receipt.number, status: 'paid', paymentPage: null });
    expect(added(project, 'payments').map(({ status }) => status)).toEqual(['failed', 'succeeded']);
    expect(added(project, 'trading_accounts')).toEqual([]);
  });

  it('credits a guest’s order to a new referral that is no sign-up, and nobody’s to the buyer themself', async () => {
    const project = openProject();
    await notify(project, noticeOf(await checkout(project.client(), { affiliate: 'rami' })));
    expect(added(project, 'affiliate_referrals')).toMatchObject([{ shown_name: 'Hana S.', person_id: null, is_new: false }]);
    const affiliate = await project.clientOf('affiliate');
    const own = await checkout(affiliate, { key: crypto.randomUUID(), affiliate: 'LEILA' });
    await notify(project, noticeOf(own, { reference: 'ch_3' }));
    expect(added(project, 'affiliate_commissions')).toHaveLength(1);
  });

  it.each<[string, object, object, number, string]>([
    ['signed with another secret', {}, { signedWith: 'guess' }, 401, 'signature_invalid'],
    ['signed ten minutes ago', {}, { at: Date.now() - 600_000 }, 401, 'signature_invalid'],
    ['of a failure of another amount', { status: 'failed', amountCents: 1 }, {}, 422, 'payment_amount_differs'],
    ['for no payment', { payment: '00000000-0000-4000-8000-000000000000' }, {}, 404, 'payment_not_found'],
    ['with an unknown outcome', { status: 'refunded' }, {}, 400, 'validation_failed'],
  ])('refuses a notice %s, and changes nothing', async (_what, changes, how, status, code) => {
    const project = openProject();
    const receipt = await checkout(project.client());
    const before = project.backend.snapshot().tables;
    expect(await notify(project, noticeOf(receipt, changes), how)).toMatchObject({ status, code });
    expect(project.backend.snapshot().tables).toEqual(before);
  });

  it('lists money of another amount as money to send back, which pays nothing', async () => {
    const project = openProject();
    const receipt = await checkout(project.client());
    expect(await notify(project, noticeOf(receipt, { amountCents: 1 }))).toMatchObject({ status: 'surplus', isSent: false });
    const found = await project.send('GET', `/functions/v1/order-receipt?key=${order.key}`);
    expect(await found.json()).toMatchObject({
      status: 'failed',
      moneyBack: { amountCents: 1, currency: 'USD', cause: 'other-amount', sentAt: null },
    });
  });

  it('refuses a notice without a signature', async () => {
    const { send } = openProject();
    expect((await send('POST', '/functions/v1/payment-webhook', { body: {} })).status).toBe(401);
  });
});

describe('the simulated payment service', () => {
  const press = (project: Project, page: string, outcome: string) =>
    project.backend.fetch(page, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' });
  const receiptOf = async ({ backend }: Project) =>
    await (await backend.fetch(`${backend.url}/functions/v1/order-receipt?key=${order.key}`)).json();

  it('shows the order and sends the visitor back to the site when it is paid', async () => {
    const project = openProject();
    const { paymentPage, number } = await checkout(project.client(), { fullName: '<b>Hana</b>' });
    const page = await project.backend.fetch(paymentPage);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await page.text()).toContain(`Order ${number}`);
    const answer = await press(project, paymentPage, 'succeeded');
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `http://127.0.0.1:4173/payment-success?order=${order.key}`,
    ]);
    expect(await receiptOf(project)).toMatchObject({ number, status: 'paid', payment: { status: 'succeeded' } });
    expect(await (await project.backend.fetch(paymentPage)).text()).not.toContain('<button');
  });

  it.each([
    ['failed', 'The bank declined the payment.'],
    ['refused', 'The confirmation with the bank was refused.'],
  ])('sends the visitor back to checkout with the reason when it has %s', async (outcome, reason) => {
    const project = openProject();
    const { paymentPage } = await checkout(project.client());
    expect((await press(project, paymentPage, outcome)).headers.get('location')).toContain('/checkout?order=');
    expect(added(project, 'payments')).toMatchObject([{ status: 'failed', failure_reason: reason }]);
    expect((await press(project, paymentPage, 'cancel')).status).toBe(400);
  });

  it('asks the bank in between, and leads Arabic visitors back to Arabic pages', async () => {
    const project = openProject();
    const { paymentPage } = await checkout(project.client(), { language: 'ar' });
    const challenge = await press(project, paymentPage, 'challenge');
    expect([challenge.status, await challenge.text()]).toEqual([200, expect.stringContaining('dir="rtl"')]);
    expect(await receiptOf(project)).toMatchObject({ status: 'pending' });
    expect((await press(project, paymentPage, 'succeeded')).headers.get('location')).toBe(
      `http://127.0.0.1:4173/ar/payment-success?order=${order.key}`,
    );
  });

  it('changes nothing when the visitor leaves, and charges once when the notice comes twice', async () => {
    const project = openProject();
    const { paymentPage } = await checkout(project.client());
    expect((await press(project, paymentPage, 'abandoned')).headers.get('location')).toContain('/checkout?order=');
    expect(await receiptOf(project)).toMatchObject({ status: 'pending', payment: { status: 'pending' } });
    expect((await press(project, paymentPage, 'duplicate')).headers.get('location')).toContain('/payment-success?order=');
    expect(added(project, 'payments')).toMatchObject([{ status: 'succeeded' }]);
  });

  it.each([
    ['slow', '/payment-success?order=', 4000],
    ['late', '/checkout?order=', 20_000],
  ])('confirms a %s payment by itself when its time has come', async (outcome, leadsTo, milliseconds) => {
    const project = openProject();
    const { paymentPage } = await checkout(project.client());
    expect((await press(project, paymentPage, outcome)).headers.get('location')).toContain(leadsTo);
    project.clock.advance(milliseconds - 1);
    expect(await receiptOf(project)).toMatchObject({ status: 'pending' });
    project.clock.advance(1);
    expect(await receiptOf(project)).toMatchObject({ status: 'paid', payment: { status: 'succeeded' } });
    expect(await checkout(project.client())).toMatchObject({ status: 'paid', paymentPage: null });
    expect(added(project, 'payments')).toHaveLength(1);
  });

  it('sends the visitor to the receipt when a payment that is settled is declined from an old page', async () => {
    const project = openProject();
    const { paymentPage } = await checkout(project.client());
    await press(project, paymentPage, 'succeeded');
    expect((await press(project, paymentPage, 'failed')).headers.get('location')).toContain('/payment-success?order=');
  });

  it.each([
    ['', 400],
    ['?order=x', 400],
    ['?order=00000000-0000-4000-8000-000000000000', 404],
  ])('knows no order at payment-provider%s', async (query, status) => {
    const { send } = openProject();
    expect((await send('GET', `/functions/v1/payment-provider${query}`)).status).toBe(status);
    expect((await send('GET', `/functions/v1/order-receipt${query.replace('order', 'key')}`)).status).toBe(status);
  });
});

describe('an order that takes the place of another', () => {
  const next = '6f8a2a5e-3b1d-4c7a-9a1e-0d5b7c2f4e12';

  it('closes the unpaid one, whose page takes no money any more', async () => {
    const project = openProject();
    const { paymentPage } = await checkout(project.client());
    expect(await checkout(project.client(), { key: next, tier: '1-step-5k', replaces: [order.key] })).toMatchObject({
      status: 'pending',
      totalCents: 5900,
    });
    expect(added(project, 'orders').map(({ status }) => status)).toEqual(['cancelled', 'pending']);
    const pay = new URLSearchParams({ outcome: 'succeeded' });
    await project.backend.fetch(paymentPage, { method: 'POST', body: pay, redirect: 'manual' });
    expect(added(project, 'orders').map(({ status }) => status)).toEqual(['cancelled', 'pending']);
    expect(await checkout(project.client())).toMatchObject({ status: 409, code: 'order_closed' });
  });

  it('is refused when the other has been paid', async () => {
    const project = openProject();
    await notify(project, noticeOf(await checkout(project.client())));
    expect(await checkout(project.client(), { key: next, replaces: [order.key] })).toMatchObject({
      status: 409,
      code: 'replaced_order_paid',
    });
    expect(added(project, 'orders')).toHaveLength(1);
  });
});

describe('an order of a guest', () => {
  const receiptAs = (client: Client) =>
    client.functions.invoke(`order-receipt?key=${order.key}`, { method: 'GET' }).then(({ data }) => data);

  it('becomes that of the person who confirmed its address, and its account opens', async () => {
    const project = openProject();
    const { trader } = people;
    await notify(project, noticeOf(await checkout(project.client(), { email: trader.email.toUpperCase() })));
    expect(await receiptAs(await project.clientOf('affiliate'))).toMatchObject({ isClaimed: false });
    expect(added(project, 'trading_accounts')).toEqual([]);
    const client = await project.clientOf('trader');
    for (let time = 0; time < 2; time += 1) expect(await receiptAs(client)).toMatchObject({ isClaimed: true, status: 'paid' });
    expect(added(project, 'trading_accounts')).toMatchObject([{ user_id: await idOf(client), tier_id: order.tier }]);
  });

  it('opens its account when somebody confirms its address, and not before', async () => {
    const project = openProject();
    await notify(project, noticeOf(await checkout(project.client())));
    const client = project.client();
    await client.auth.signUp({ email: order.email, password: 'a long walk over dunes' });
    expect(added(project, 'trading_accounts')).toEqual([]);
    const token = project.backend.inbox.at(-1)?.code ?? '';
    const { data } = await client.auth.verifyOtp({ email: order.email, token, type: 'signup' });
    expect(added(project, 'orders')).toMatchObject([{ user_id: data.user?.id, status: 'paid' }]);
    const accounts = await client.from('trading_accounts').select('tier_id, phase');
    expect(accounts.data).toEqual([{ tier_id: order.tier, phase: 'phase-1' }]);
  });

  it('opens its account when a person with its address signs in', async () => {
    const project = openProject();
    await notify(project, noticeOf(await checkout(project.client(), { email: people.trader.email })));
    expect(added(project, 'trading_accounts')).toEqual([]);
    const trader = await project.clientOf('trader');
    expect(added(project, 'trading_accounts')).toMatchObject([{ user_id: await idOf(trader), tier_id: order.tier }]);
  });

  it('stays without an account when a person with another address signs in', async () => {
    const project = openProject();
    await notify(project, noticeOf(await checkout(project.client())));
    await project.clientOf('trader');
    expect(added(project, 'trading_accounts')).toEqual([]);
  });

  it('keeps its key when the person signs in before paying', async () => {
    const project = openProject();
    const { trader } = people;
    const first = await checkout(project.client(), { email: trader.email });
    const second = await checkout(await project.clientOf('trader'), { email: trader.email });
    expect([second.number, second.isClaimed]).toEqual([first.number, true]);
  });
});

it('needs no payment service for an order that costs nothing', async () => {
  const project = openProject();
  const headers = { authorization: `Bearer ${project.keys.serviceRole}`, apikey: project.keys.serviceRole };
  const body = { code: 'WHOLE-FEE', percent: 100 };
  expect((await project.send('POST', '/rest/v1/coupons', { body, headers })).status).toBe(201);
  expect(await checkout(project.client(), { coupon: 'WHOLE-FEE' })).toMatchObject({
    status: 'paid',
    totalCents: 0,
    paymentPage: null,
  });
});

describe('plans', () => {
  it('gives the catalogue of the database', async () => {
    const { client } = openProject();
    const { data } = await client().functions.invoke('plans', { method: 'GET' });
    expect(data.programs.map(({ id, tiers }: { id: string; tiers: unknown[] }) => [id, tiers.length])).toEqual([
      ['1-step', 6],
      ['instant', 3],
      ['2-step', 6],
    ]);
    expect(data.programs[0]).toMatchObject({
      phases: [
        { id: 'phase-1', daily_loss_bps: 500 },
        { id: 'funded', daily_loss_bps: 300 },
      ],
      tiers: [{ id: '1-step-5k', price_cents: 5900 }, {}, {}, {}, {}, {}],
    });
    expect(data.add_ons).toMatchObject([{ id: 'weekly-payouts', price_cents: 2900 }, { id: 'extra-drawdown' }]);
  });
});
