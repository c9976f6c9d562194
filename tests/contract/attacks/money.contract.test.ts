import { backendSpec } from '@duneline/specs/backend';
import { describe, expect, it } from 'vitest';
import { openProject } from '../project.ts';
import { duneline } from '../rlsProjects.ts';
import { openBothSides } from './bothSides.ts';

// Payouts go only to verified users, only while the account has the amount, and never to users who refer themselves.

const { run, call, expectSameRows } = openBothSides();
const tomas = duneline.personas['trader']?.sub ?? '';
const account = backendSpec.seed.rows['trading_accounts']?.find((row) => row['number'] === 700_037) ?? {};
const requested = { number: 31_017 };
const request = { account_id: account['id'], gross_cents: 10_001, method: 'Bank', destination: 'PT50 … 0318' };
const rejection = { status: 'rejected', reject_reason: 'The account holder is somebody else.' };

describe('a payout', () => {
  it('is not asked for without a confirmed identity, nor with a proof of address alone', async () => {
    await run('admin', 'update', 'payouts', rejection, requested);
    await run('service_role', 'update', 'kyc_documents', { kind: 'proof-of-address' }, { owner_id: tomas, kind: 'passport' });
    expect(await run('trader', 'insert', 'payouts', request)).toMatchObject({ error: { code: '42501' } });
    await run('service_role', 'delete', 'kyc_documents', {}, { owner_id: tomas });
    expect(await run('trader', 'insert', 'payouts', request)).toMatchObject({ error: { code: '42501' } });
  });

  it('is asked for with one', async () => {
    await run('admin', 'update', 'payouts', rejection, requested);
    expect(await run('trader', 'insert', 'payouts', request)).toMatchObject({ count: 1 });
  });

  it.each([
    ['breached', { status: 'terminated', breach_clause: 'daily-loss', breach_reason: 'x', ended_at: '2026-03-01T08:00:00Z' }],
    ['in loss', { balance_cents: account['initial_cents'] }],
  ])('is not approved once the account is %s, and can still be rejected', async (_what, change) => {
    await run('service_role', 'update', 'trading_accounts', change, { number: 700_037 });
    expect(await run('admin', 'update', 'payouts', { status: 'approved' }, requested)).toMatchObject({
      error: { code: 'PT409' },
    });
    expect(await run('admin', 'update', 'payouts', rejection, requested)).toMatchObject({ count: 1 });
    await expectSameRows('payouts', 'trading_accounts');
  });

  it('is not paid either when the account was lost after the approval', async () => {
    await run('admin', 'update', 'payouts', { status: 'approved' }, requested);
    const loss = { balance_cents: account['initial_cents'] };
    await run('service_role', 'update', 'trading_accounts', loss, { number: 700_037 });
    expect(await run('admin', 'update', 'payouts', { status: 'paid' }, requested)).toMatchObject({ error: { code: 'PT409' } });
  });

  it('leaves a line in the audit log for each decision', async () => {
    const before = await run('admin', 'select', 'audit_log', {}, { table_name: 'payouts' });
    await run('admin', 'update', 'payouts', { status: 'approved' }, requested);
    const after = await run('admin', 'select', 'audit_log', {}, { table_name: 'payouts' });
    expect([before, after]).toMatchObject([{ count: 0 }, { count: 1 }]);
  });
});

describe('a guest who buys through their own link', () => {
  it('is known by the mailbox, which the service key normalizes and nobody else', async () => {
    const { client, clientOf, keys } = openProject();
    const written = { _email: ' Leila.Karam+x@Mail.example' };
    const service = client(keys.serviceRole);
    expect(await service.rpc('normalized_email', written)).toMatchObject({ data: 'leilakaram@mail.example' });
    for (const one of [client(), await clientOf('trader')]) {
      expect(await one.rpc('normalized_email', written)).toMatchObject({ error: { code: '42501' } });
    }
  });

  const order = (email: string) => ({
    id: '00000000-0000-4000-8000-0000000ade01',
    email,
    full_name: 'Somebody Else',
    billing_country: 'AE',
    tier_id: '1-step-25k',
    affiliate_code: 'LEILA',
    price_cents: 15_900,
    idempotency_key: '00000000-0000-4000-8000-0000000ade02',
    terms_accepted_at: '2026-01-05T08:00:00Z',
  });

  it.each([
    ['leila.karam@duneline.example', 0],
    ['Leila.Karam+discount@duneline.example', 0],
    ['leilakaram@DUNELINE.example', 0],
    ['somebody.else@mail.example', 1],
  ])('as %s earns %i commissions', async (email, count) => {
    await run('service_role', 'insert', 'orders', order(email));
    await call('service_role', 'credit_affiliate', { _order: order(email).id });
    const earned = await run('service_role', 'select', 'affiliate_commissions', {}, { order_id: order(email).id });
    expect(earned).toMatchObject({ count });
    await expectSameRows('affiliate_commissions', 'affiliate_referrals');
  });
});

describe('commission', () => {
  it('counts for no payout within 14 days, even when it is approved earlier', async () => {
    const affiliate = backendSpec.seed.rows['affiliates']?.find((row) => row['code'] === 'LEILA')?.['id'];
    const available = () => call('affiliate', 'affiliate_available_cents', { _affiliate: affiliate });
    await run(
      'service_role',
      'update',
      'affiliate_commissions',
      { status: 'approved', earned_at: '2020-01-01T00:00:00Z' },
      { affiliate_id: affiliate },
    );
    const whole = await available();
    await run(
      'service_role',
      'update',
      'affiliate_commissions',
      { earned_at: '2999-01-01T00:00:00Z' },
      { affiliate_id: affiliate },
    );
    const held = await available();
    expect(whole).not.toEqual(held);
    expect(JSON.stringify(held)).toMatch(/:-|:0/);
    expect(await call('affiliate', 'request_affiliate_payout', { _amount_cents: 5000 })).toMatchObject({
      error: { code: 'PT409' },
    });
  });
});

it('leaves a line in the audit log when a coupon or a role changes, and none when a coupon is used', async () => {
  const lines = (table: string) => run('admin', 'select', 'audit_log', {}, { table_name: table });
  await run('admin', 'update', 'coupons', { max_uses: 900 }, { code: 'DUNE10' });
  await run('service_role', 'update', 'coupons', { uses: 4 }, { code: 'DUNE10' });
  expect(await lines('coupons')).toMatchObject({ count: 1 });
  await run('service_role', 'insert', 'user_roles', { user_id: tomas, role: 'admin' });
  expect(await lines('user_roles')).toMatchObject({ count: 1 });
});
