import { backendSpec } from '@duneline/specs/backend';
import { describe, expect, it } from 'vitest';
import { openProject, people } from '../project.ts';
import { openBothSides } from './bothSides.ts';

// An admin decides nothing for themselves, in whatever roundabout way, and leaves a line for each change.

const { run, expectSameRows } = openBothSides();
const rowsOf = (table: string) => backendSpec.seed.rows[table] ?? [];
const noor = String(rowsOf('user_roles').find(({ role }) => role === 'admin')?.['user_id']);
const address = people.admin.email;
const linesOf = async (table: string) => run('admin', 'select', 'audit_log', {}, { table_name: table });
const denied = { error: { code: '42501' } };
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
});
