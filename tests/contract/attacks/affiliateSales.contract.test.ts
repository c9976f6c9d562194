import { backendSpec } from '@duneline/specs/backend';
import { describe, expect, it } from 'vitest';
import { openBothSides } from './bothSides.ts';

// From a paid order to a commission, in Postgres and in the embedded backend: through a link, a coupon, or not at all.

const { run, call, expectSameRows } = openBothSides();
const orders = backendSpec.seed.rows['orders'] ?? [];
const rowsOf = (table: string) => backendSpec.seed.rows[table] ?? [];
const leila = rowsOf('affiliates').find(({ code }) => code === 'LEILA') ?? {};
const guide = rowsOf('affiliate_links').find(({ name }) => name === 'Ramadan guide') ?? {};
const tag = String(guide['id']).slice(0, 8);
const written = ['affiliate_commissions', 'affiliate_referrals', 'affiliate_flags', 'affiliate_links', 'orders'];
const taken = new Set(rowsOf('affiliate_commissions').map(({ order_id }) => order_id));
const referred = new Set(rowsOf('affiliate_referrals').map(({ person_id }) => person_id));
const free = orders.filter((order) => order['status'] === 'paid' && !taken.has(order['id']) && !referred.has(order['user_id']));
const plain = String(free.find(({ coupon_code }) => coupon_code === null)?.['id']);
const reduced = String(free.find(({ coupon_code }) => coupon_code !== null)?.['id']);

/** Credits a paid order after changing these columns. */
async function credit(id: string, changes: Record<string, unknown>) {
  expect(await run('service_role', 'update', 'orders', changes, { id })).toMatchObject({ count: 1 });
  expect(await call('service_role', 'credit_affiliate', { _order: id })).toMatchObject({ count: 1 });
  await expectSameRows(...written);
}

const commissionsOf = (order_id: string) => run('service_role', 'select', 'affiliate_commissions', {}, { order_id });
const flagsOf = (order_id: string) => run('service_role', 'select', 'affiliate_flags', {}, { order_id });

describe('a sale', () => {
  it.each(['LEILA', 'leila', `LEILA-${tag}`, 'LEILA-00000000'])('with %s counts for its affiliate', async (code) => {
    await credit(plain, { affiliate_code: code });
    expect(await commissionsOf(plain)).toMatchObject({ count: 1 });
  });

  it('with a coupon alone counts for its affiliate', async () => {
    await credit(reduced, { affiliate_code: null, coupon_code: 'LEILA10' });
    expect(await commissionsOf(reduced)).toMatchObject({ count: 1 });
  });

  it('without a code counts for the affiliate to whom its buyer belongs, and for nobody else', async () => {
    const person = rowsOf('affiliate_referrals').find(({ affiliate_id, person_id }) => affiliate_id === leila['id'] && person_id);
    await credit(plain, { affiliate_code: null, user_id: person?.['person_id'], email: 'back@mail.example' });
    const earned = { order_id: plain, affiliate_id: String(leila['id']) };
    expect(await run('service_role', 'select', 'affiliate_commissions', {}, earned)).toMatchObject({ count: 1 });
    await credit(reduced, { affiliate_code: null, coupon_code: null, discount_cents: 0 });
    expect(await commissionsOf(reduced)).toMatchObject({ count: 0 });
  });

  it.each([
    ['link', plain, { affiliate_code: 'LEILA' }],
    ['coupon', reduced, { affiliate_code: null, coupon_code: 'LEILA10' }],
  ])("with the buyer's own %s earns nothing and is flagged", async (_what, order, changes) => {
    await credit(order, { ...changes, user_id: leila['owner_id'] });
    expect(await commissionsOf(order)).toMatchObject({ count: 0 });
    expect(await flagsOf(order)).toMatchObject({ count: 1 });
  });

  it('takes its commission back when it is refunded', async () => {
    await credit(plain, { affiliate_code: 'LEILA' });
    await run('service_role', 'update', 'orders', { status: 'refunded' }, { id: plain });
    await expectSameRows(...written);
    const reversed = { order_id: plain, status: 'reversed' };
    expect(await run('service_role', 'select', 'affiliate_commissions', {}, reversed)).toMatchObject({ count: 1 });
  });
});

describe('an affiliate', () => {
  it('has commissions approved when their refund period has ended, and no earlier', async () => {
    expect(await call('affiliate', 'release_commissions', {})).toMatchObject({ count: 1 });
    await expectSameRows('affiliate_commissions');
  });

  it('changes their own payout method after signing in, and nobody else', async () => {
    const change = { details: { iban: 'GB82WEST12345698765432', holder: 'Mallory' } };
    const own = { affiliate_id: String(leila['id']) };
    expect(await run('trader', 'update', 'affiliate_payout_methods', change, own)).toMatchObject({ count: 0 });
    expect(await run('affiliate', 'update', 'affiliate_payout_methods', change, own)).toMatchObject({ count: 1 });
    expect(await call('affiliate', 'is_recently_verified', {})).toMatchObject({ count: 1 });
    await expectSameRows('affiliate_payout_methods');
  });

  it('writes no flag', async () => {
    const row = { affiliate_id: leila['id'], order_id: plain, kind: 'own-coupon', order_total_cents: 1 };
    expect(await run('affiliate', 'insert', 'affiliate_flags', row)).toMatchObject({ error: { code: '42501' } });
  });

  it("attaches nothing to somebody else's ticket, and nothing from somebody else's folder", async () => {
    const tickets = rowsOf('tickets');
    const other = tickets.find(({ owner_id }) => owner_id !== leila['owner_id']) ?? {};
    const path = (owner: unknown) => `${String(owner)}/proof.pdf`;
    const attach = (ticket: unknown, owner: unknown) =>
      run('affiliate', 'insert', 'ticket_attachments', { ticket_id: ticket, storage_path: path(owner), name: 'proof.pdf' });
    expect(await attach(other['id'], leila['owner_id'])).toMatchObject({ error: { code: '42501' } });
    expect(await attach(other['id'], other['owner_id'])).toMatchObject({ error: { code: expect.stringMatching(/42501|23514/) } });
    expect(await run('affiliate', 'select', 'ticket_views', {})).toMatchObject({ count: 0 });
  });
});
