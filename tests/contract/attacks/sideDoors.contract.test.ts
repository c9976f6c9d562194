import { backendSpec } from '@duneline/specs/backend';
import { describe, expect, it } from 'vitest';
import { openProject, passSecondFactor, people } from '../project.ts';
import { openBothSides } from './bothSides.ts';

// An admin decides nothing for themselves, in whatever roundabout way, and leaves a line for each change.

const { run, call, expectSameRows } = openBothSides();
const rowsOf = (table: string) => backendSpec.seed.rows[table] ?? [];
const noor = String(rowsOf('user_roles').find(({ role }) => role === 'admin')?.['user_id']);
const address = people.admin.email;
const linesOf = async (table: string) => run('admin', 'select', 'audit_log', {}, { table_name: table });
const tomas = String(rowsOf('profiles').find(({ display_name: name }) => String(name).startsWith('Tom'))?.['id']);
const denied = { error: { code: '42501' } };
const madeByBuyer = { error: { code: 'PT422', details: 'coupon_made_by_you' } };
const affiliate = { id: '00000000-0000-4000-8000-00000000af01', code: 'NOORX', owner_id: noor, email: address, status: 'active' };

/** An affiliate record that is the admin's own, and a coupon that counts for it. */
async function addOwnAffiliate() {
  const decided = { decided_at: '2026-02-01T08:00:00Z', terms_accepted_at: '2026-02-01T08:00:00Z', audience: 'Readers' };
  expect(await run('service_role', 'insert', 'affiliates', { ...affiliate, ...decided })).toMatchObject({ count: 1 });
  const coupon = { code: 'NOOR-OWN', percent: 5, affiliate_id: affiliate.id };
  expect(await run('service_role', 'insert', 'coupons', coupon)).toMatchObject({ count: 1 });
}

describe('a coupon', () => {
  it('is not pointed at the own affiliate record of an admin, and one that is, is not edited by them', async () => {
    await addOwnAffiliate();
    const own = { affiliate_id: affiliate.id };
    expect(await run('admin', 'update', 'coupons', own, { code: 'DUNE10' })).toMatchObject(denied);
    expect(await run('admin', 'insert', 'coupons', { code: 'NOOR-TWO', percent: 5, ...own })).toMatchObject(denied);
    expect(await run('admin', 'update', 'coupons', { percent: 90 }, { code: 'NOOR-OWN' })).toMatchObject({ count: 0 });
    const others = { affiliate_id: String(rowsOf('affiliates').find(({ code }) => code === 'LEILA')?.['id']) };
    expect(await run('admin', 'update', 'coupons', others, { code: 'DUNE10' })).toMatchObject({ count: 1 });
    expect(await linesOf('coupons')).toMatchObject({ count: 2 });
    await expectSameRows('coupons', 'audit_log');
  });

  it('has its uses and its account from the database alone', async () => {
    const account = String(rowsOf('trading_accounts').find(({ status }) => status === 'active')?.['id']);
    expect(await run('admin', 'update', 'coupons', { uses: 0 }, { code: 'DUNE10' })).toMatchObject(denied);
    expect(await run('admin', 'update', 'coupons', { terminated_account_id: account }, { code: 'DUNE10' })).toMatchObject(denied);
  });

  it('that is named like one for a breach stops no breach', async () => {
    const account = rowsOf('trading_accounts').find(({ status }) => status === 'active') ?? {};
    const coupon = { code: `RETRY-${String(account['number'])}`, percent: 1 };
    expect(await run('admin', 'insert', 'coupons', coupon)).toMatchObject(denied);
    expect(await run('service_role', 'insert', 'coupons', coupon)).toMatchObject({ count: 1 });
    const ended = { ended_at: '2026-03-01T08:00:00Z', breach_clause: 'daily-loss', breach_reason: 'x', status: 'terminated' };
    expect(await run('service_role', 'update', 'trading_accounts', ended, { id: String(account['id']) })).toMatchObject({
      count: 1,
    });
    const offered = { terminated_account_id: String(account['id']) };
    expect(await run('service_role', 'select', 'coupons', {}, offered)).toMatchObject({ count: 1 });
    await expectSameRows('coupons', 'trading_accounts');
  });

  it('is not used by the admin who made it, neither signed in nor as a guest with their mailbox', async () => {
    const coupon = { code: 'FREE-FOR-ALL', percent: 100 };
    expect(await run('admin', 'insert', 'coupons', coupon)).toMatchObject({ count: 1 });
    expect(await run('service_role', 'select', 'coupons', {}, { code: coupon.code, created_by: noor })).toMatchObject({
      count: 1,
    });
    const order = { _tier: '1-step-25k', _add_ons: [], _coupon: coupon.code.toLowerCase() };
    const price = (person: string | null) => call('service_role', 'price_order', { ...order, _person: person });
    expect(await price(noor)).toMatchObject(madeByBuyer);
    expect([await price(null), await price(tomas)]).toMatchObject([{ count: 2 }, { count: 2 }]);
    const [name = '', host = ''] = address.split('@');
    const place = (key: number, person: string | null, email: string) => {
      const buyer = { _person: person, _email: email, _full_name: 'A Buyer', _country: 'AE', _method: 'Visa', _affiliate: null };
      return call('service_role', 'place_order', {
        ...order,
        ...buyer,
        _add_ons: '{}',
        _key: `6f8a2a5e-3b1d-4c7a-9a1e-0d5b7c2f4e0${key}`,
      });
    };
    expect(await place(1, noor, 'other@mail.example')).toMatchObject(madeByBuyer);
    expect(await place(2, null, address)).toMatchObject(madeByBuyer);
    expect(await place(3, null, `${name.toUpperCase()}+guest@${host}`)).toMatchObject(madeByBuyer);
    expect(await place(4, tomas, 'tomas@mail.example')).toMatchObject({ count: 1 });
    expect(await place(5, null, 'guest@mail.example')).toMatchObject({ count: 1 });
    await expectSameRows('orders', 'coupons');
  });

  it('is refused to its maker with a reason, in the quote and in the checkout', async () => {
    const project = openProject();
    const admin = await project.clientOf('admin');
    expect((await admin.from('coupons').insert({ code: 'FREE-FOR-ALL', percent: 100 })).error).toBeNull();
    const order = { tier: '1-step-25k', addOns: [], coupon: 'FREE-FOR-ALL' };
    const buyer = { email: address, fullName: 'A Buyer', country: 'AE', method: 'Visa', hasAcceptedTerms: true };
    const quoted = await admin.functions.invoke('quote', { body: order });
    const checkout = { ...order, ...buyer, key: crypto.randomUUID() };
    const bought = await admin.functions.invoke('checkout', { body: checkout });
    const asGuest = await project.client().functions.invoke('checkout', { body: { ...checkout, key: crypto.randomUUID() } });
    for (const { error } of [quoted, bought, asGuest]) {
      expect([error.context.status, await error.context.json()]).toMatchObject([422, { code: 'coupon_made_by_you' }]);
    }
  });
});

describe('the commission tiers', () => {
  it('are written by no admin, whose own rate follows them', async () => {
    const tier = { id: 'mine', name: 'Mine', minimum_sales: 1, commission_bps: 5000 };
    expect(await run('admin', 'insert', 'commission_tiers', tier)).toMatchObject(denied);
    expect(await run('admin', 'update', 'commission_tiers', { commission_bps: 5000 }, {})).toMatchObject(denied);
    expect(await run('admin', 'delete', 'commission_tiers', {}, {})).toMatchObject(denied);
    expect(await run('service_role', 'insert', 'commission_tiers', tier)).toMatchObject({ count: 1 });
    await expectSameRows('commission_tiers');
  });
});

it('an order that an admin placed as a guest is not refunded by that admin, however the address is spelled', async () => {
  const project = openProject();
  const admin = await project.clientOf('admin');
  const service = project.client(project.keys.serviceRole);
  const [name, host] = address.split('@');
  const { id } = rowsOf('orders').find(({ status }) => status === 'paid') ?? {};
  const guest = { email: `${String(name)}+guest@${String(host)}`, user_id: null };
  await service.from('orders').update(guest).eq('id', String(id));
  const { error } = await admin.functions.invoke('admin-orders', { body: { action: 'refund', order: id, reason: 'Mine.' } });
  expect(await error.context.json()).toMatchObject({ code: 'own_account' });
});

describe('the audit log', () => {
  it('keeps who acted when that person is deleted', async () => {
    await run('admin', 'update', 'coupons', { max_uses: 900 }, { code: 'DUNE10' });
    expect(await run('service_role', 'delete', 'profiles', {}, { id: noor })).toMatchObject({ count: 1 });
    const lines = { actor: noor, table_name: 'coupons' };
    expect(await run('service_role', 'select', 'audit_log', {}, lines)).toMatchObject({ count: 1 });
  });

  it('has a line when a coupon answers for another account, and none when its uses are counted', async () => {
    const account = {
      terminated_account_id: String(rowsOf('trading_accounts').find(({ status }) => status === 'active')?.['id']),
    };
    expect(await run('service_role', 'update', 'coupons', account, { code: 'DUNE10' })).toMatchObject({ count: 1 });
    expect(await run('service_role', 'update', 'coupons', { uses: 7 }, { code: 'DUNE10' })).toMatchObject({ count: 1 });
    expect(await linesOf('coupons')).toMatchObject({ count: 1 });
    await expectSameRows('coupons', 'audit_log');

    const project = openProject();
    const service = project.client(project.keys.serviceRole);
    await service.from('coupons').update(account).eq('code', 'DUNE10');
    const { data } = await service.from('audit_log').select('actor_role, action, before, after').eq('table_name', 'coupons');
    const line = { actor_role: 'service_role', action: 'update', before: { terminated_account_id: null }, after: account };
    expect(data).toMatchObject([line]);
  });
});

describe('another admin', () => {
  it.each(['link', 'removeFactor'])('is not entered through %s', async (action) => {
    const project = openProject();
    const admin = await project.clientOf('admin');
    const other = rowsOf('profiles').find(({ id }) => id !== noor) ?? {};
    await project
      .client(project.keys.serviceRole)
      .from('user_roles')
      .insert({ user_id: String(other['id']), role: 'admin' });
    const more = action === 'link' ? { type: 'magiclink' } : { factor: String(other['id']) };
    const { error } = await admin.functions.invoke('admin-users', {
      body: { action, user: other['id'], reason: 'Lost.', ...more },
    });
    expect(await error.context.json()).toMatchObject({ code: 'other_admin' });
  });

  it.each([
    ['link', { type: 'magiclink' }, { link: expect.any(String) }],
    ['removeFactor', { factor: noor }, { code: 'user_not_found' }],
  ])('is not entered through %s after their role was revoked, for seven days', async (action, more, isOpen) => {
    const project = openProject();
    const admin = await project.clientOf('admin');
    const other = String(rowsOf('profiles').find(({ id }) => id !== noor)?.['id']);
    const ask = async (body: object) => {
      const { data, error } = await admin.functions.invoke('admin-users', { body: { user: other, reason: 'Lost.', ...body } });
      return error ? await error.context.json() : data;
    };
    const enter = () => ask({ action, ...more });
    // Whoever never had the role has none revoked.
    await ask({ action: 'revoke' });
    expect(await enter()).toMatchObject(isOpen);
    await ask({ action: 'grant' });
    await ask({ action: 'revoke' });
    expect(await enter()).toMatchObject({ code: 'other_admin' });
    project.clock.advance(7 * 86_400_000 - 60_000);
    await admin.auth.refreshSession();
    await passSecondFactor(admin, project.clock);
    expect(await enter()).toMatchObject({ code: 'other_admin' });
    project.clock.advance(120_000);
    expect(await enter()).toMatchObject(isOpen);
  });
});
