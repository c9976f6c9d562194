import { backendSpec } from '@duneline/specs/backend';
import { describe, expect, it } from 'vitest';
import { openProject } from '../project.ts';
import { openBothSides } from './bothSides.ts';

// A payout is decided on what is true at that moment, for traders and affiliates alike.

const { run, call, expectSameRows } = openBothSides();
const rowsOf = (table: string) => backendSpec.seed.rows[table] ?? [];
const leila = rowsOf('affiliates').find(({ code }) => code === 'LEILA') ?? {};
const own = { affiliate_id: String(leila['id']) };
const longAgo = '2025-12-01T08:00:00Z';
const refused = (message: string) => ({ error: { code: 'PT409', message: expect.stringContaining(message) } });
const requested = { ...own, status: 'requested' };
const approved = { ...own, status: 'approved' };
const approve = () => run('admin', 'update', 'affiliate_payouts', { status: 'approved' }, requested);
const pay = () => run('admin', 'update', 'affiliate_payouts', { status: 'paid', reference: 'TX-1' }, approved);
const reject = () => run('admin', 'update', 'affiliate_payouts', { status: 'rejected', reason: 'No.' }, requested);
const identity = { status: 'rejected', reason: 'Forged.', reviewed_at: '2026-03-01T08:00:00Z' };

/** LEILA asks for 50 dollars, of earnings that are all approved. */
async function request() {
  await run('service_role', 'delete', 'affiliate_payouts', {}, own);
  const earned = { ...own, status: 'pending' };
  await run('service_role', 'update', 'affiliate_commissions', { status: 'approved' }, earned);
  await run('service_role', 'update', 'affiliate_commissions', { earned_at: longAgo }, own);
  expect(await call('affiliate', 'request_affiliate_payout', { _amount_cents: 5000 })).toMatchObject({ count: 1 });
}

describe("an affiliate's payout", () => {
  it('is approved, then paid, each in the name of the admin and at the time of the database', async () => {
    await request();
    for (const forged of [{ decided_at: '2020-01-01T00:00:00Z' }, { decided_by: String(leila['owner_id']) }]) {
      expect(await run('admin', 'update', 'affiliate_payouts', forged, own)).toMatchObject({ error: { code: '42501' } });
    }
    expect(await approve()).toMatchObject({ count: 1 });
    // Not after the payment: in Postgres all steps of a test have the same time, so that step would not change decided_at there.
    await expectSameRows('audit_log');
    expect(await pay()).toMatchObject({ count: 1 });
    const inTheirName = { ...own, decided_by: String(leila['owner_id']) };
    expect(await run('service_role', 'select', 'affiliate_payouts', {}, inTheirName)).toMatchObject({ count: 0 });
    await expectSameRows('affiliate_payouts');
  });

  it('takes its steps in order', async () => {
    await request();
    const paid = { status: 'paid', reference: 'TX-1' };
    expect(await run('admin', 'update', 'affiliate_payouts', paid, requested)).toMatchObject(refused('cannot become'));
    expect(await reject()).toMatchObject({ count: 1 });
    const again = { status: 'requested', reason: null };
    expect(await run('admin', 'update', 'affiliate_payouts', again, own)).toMatchObject({ count: 0 });
  });

  it('is not decided in favor of an affiliate who was suspended, and can still be rejected', async () => {
    await request();
    await run('service_role', 'update', 'affiliates', { status: 'suspended' }, { code: 'LEILA' });
    expect(await approve()).toMatchObject(refused('not active'));
    expect(await reject()).toMatchObject({ count: 1 });
  });

  it('is not decided in favor of somebody whose identity is not confirmed any more', async () => {
    await request();
    await run('service_role', 'update', 'kyc_documents', identity, { owner_id: String(leila['owner_id']) });
    expect(await approve()).toMatchObject(refused('identity'));
  });

  it('is neither approved nor paid once its commission was taken back', async () => {
    await request();
    expect(await approve()).toMatchObject({ count: 1 });
    await run('service_role', 'update', 'affiliate_commissions', { status: 'reversed' }, own);
    expect(await pay()).toMatchObject(refused('taken back'));
    await expectSameRows('affiliate_payouts', 'affiliate_commissions');
  });

  it('that was approved is not paid to an affiliate who was suspended since, or whose identity is not confirmed any more', async () => {
    await request();
    expect(await approve()).toMatchObject({ count: 1 });
    await run('service_role', 'update', 'affiliates', { status: 'suspended' }, { code: 'LEILA' });
    expect(await pay()).toMatchObject(refused('not active'));
    await run('service_role', 'update', 'affiliates', { status: 'active' }, { code: 'LEILA' });
    await run('service_role', 'update', 'kyc_documents', identity, { owner_id: String(leila['owner_id']) });
    expect(await pay()).toMatchObject(refused('identity'));
    await expectSameRows('affiliate_payouts');
  });

  it('is not asked for while the payment of the sales is disputed', async () => {
    await request();
    await run('service_role', 'delete', 'affiliate_payouts', {}, own);
    for (const { affiliate_id: id, order_id } of rowsOf('affiliate_commissions')) {
      if (id !== own.affiliate_id) continue;
      const disputed = { dispute_status: 'open', disputed_at: longAgo };
      await run('service_role', 'update', 'payments', disputed, { order_id: String(order_id), status: 'succeeded' });
    }
    expect(await call('affiliate', 'request_affiliate_payout', { _amount_cents: 5000 })).toMatchObject(refused('more than'));
    await expectSameRows('affiliate_payouts');
  });
});

describe("a trader's payout", () => {
  const payout = { number: 31_017 };
  const tomas = String(rowsOf('trading_accounts').find(({ number }) => number === 700_037)?.['user_id']);
  const order = String(rowsOf('trading_accounts').find(({ number }) => number === 700_037)?.['order_id']);
  const decide = () => run('admin', 'update', 'payouts', { status: 'approved' }, payout);

  it('is not approved once the identity is not confirmed any more', async () => {
    await run('service_role', 'update', 'kyc_documents', identity, { owner_id: tomas });
    expect(await decide()).toMatchObject(refused('identity'));
  });

  it('that was approved is not paid once the identity is not confirmed any more, or the account has ended', async () => {
    expect(await decide()).toMatchObject({ count: 1 });
    const payIt = () => run('admin', 'update', 'payouts', { status: 'paid' }, payout);
    await run('service_role', 'update', 'kyc_documents', identity, { owner_id: tomas });
    expect(await payIt()).toMatchObject(refused('identity'));
    const ended = { status: 'dormant', ended_at: '2026-03-01T08:00:00Z' };
    await run('service_role', 'update', 'trading_accounts', ended, { number: 700_037 });
    expect(await payIt()).toMatchObject(refused('no longer has this profit'));
    await expectSameRows('payouts');
  });

  it('is not asked for while the payment of the account is disputed', async () => {
    await run('service_role', 'update', 'payouts', { status: 'rejected', reject_reason: 'No.' }, payout);
    const asked = {
      account_id: String(rowsOf('trading_accounts').find(({ number }) => number === 700_037)?.['id']),
      gross_cents: 10_001,
      method: 'Bank',
      destination: 'PT50 … 0318',
    };
    const dispute = (status: string) =>
      run(
        'service_role',
        'update',
        'payments',
        { dispute_status: status, disputed_at: longAgo },
        { order_id: order, status: 'succeeded' },
      );
    await dispute('open');
    expect(await run('trader', 'insert', 'payouts', asked)).toMatchObject(refused('disputed'));
    await dispute('won');
    expect(await run('trader', 'insert', 'payouts', asked)).toMatchObject({ count: 1 });
    await expectSameRows('payouts');
  });

  it('waits while the payment of the account is disputed, and ends with it when the bank takes the money back', async () => {
    const charge = { provider: 'stripe', provider_reference: 'pi_1' };
    await run('service_role', 'update', 'payments', charge, { order_id: order, status: 'succeeded' });
    const dispute = (status: string) => call('service_role', 'record_dispute', { _reference: 'pi_1', _status: status });
    expect(await dispute('open')).toMatchObject({ rows: [expect.stringContaining('"isRepeated":false')] });
    expect(await decide()).toMatchObject(refused('disputed'));
    expect(await dispute('won')).toMatchObject({ count: 1 });
    expect(await decide()).toMatchObject({ count: 1 });
    expect(await dispute('lost')).toMatchObject({ count: 1 });
    expect(await dispute('lost')).toMatchObject({ rows: [expect.stringContaining('"isRepeated":true')] });
    expect(await run('service_role', 'select', 'orders', {}, { id: order, status: 'refunded' })).toMatchObject({ count: 1 });
    await expectSameRows('orders', 'payments', 'payouts', 'trading_accounts', 'affiliate_commissions', 'audit_log');
  });
});

describe('a dispute', () => {
  it('is noted with the service key alone, and only about a charge of Stripe that paid an order', async () => {
    const noted = { _reference: 'pi_none', _status: 'open' };
    for (const persona of ['anon', 'trader', 'admin']) {
      expect(await call(persona, 'record_dispute', noted)).toMatchObject({ error: { code: '42501' } });
    }
    expect(await call('service_role', 'record_dispute', noted)).toMatchObject({ rows: ['{"record_dispute":null}'] });
  });

  it('keeps the commission of its order back while it is open', async () => {
    await run('service_role', 'delete', 'affiliate_payouts', {}, own);
    await run('service_role', 'update', 'affiliate_commissions', { status: 'approved' }, { ...own, status: 'pending' });
    await run('service_role', 'update', 'affiliate_commissions', { earned_at: longAgo }, own);
    const available = () => call('affiliate', 'affiliate_available_cents', { _affiliate: own.affiliate_id });
    const before = await available();
    const sold = rowsOf('affiliate_commissions').find(
      ({ affiliate_id: id, status }) => id === own.affiliate_id && status === 'approved',
    );
    const disputed = { dispute_status: 'open', disputed_at: longAgo };
    await run('service_role', 'update', 'payments', disputed, { order_id: String(sold?.['order_id']) });
    expect(await available()).not.toEqual(before);
    await run('service_role', 'update', 'affiliate_commissions', { status: 'pending' }, own);
    await call('affiliate', 'release_commissions', {});
    await expectSameRows('affiliate_commissions');
  });
});

it('the functions behind it answer nobody who may not ask', async () => {
  const { client, clientOf, keys } = openProject();
  const order = String(rowsOf('orders')[0]?.['id']);
  const person = String(leila['owner_id']);
  const dispute = { _reference: 'pi_none', _status: 'open' } as const;
  const ownOrder = { _order: order, _person: person, _email: 'leila.karam@duneline.example' };
  for (const one of [client(), await clientOf('trader'), await clientOf('admin')]) {
    expect(await one.rpc('record_dispute', dispute)).toMatchObject({ error: { code: '42501' } });
    expect(await one.rpc('is_own_order', ownOrder)).toMatchObject({ error: { code: '42501' } });
  }
  expect(await client().rpc('is_disputed', { _order: order })).toMatchObject({ error: { code: '42501' } });
  expect(await client().rpc('has_confirmed_identity', { _person: person })).toMatchObject({ error: { code: '42501' } });
  expect(await (await clientOf('trader')).rpc('has_confirmed_identity', { _person: person })).toMatchObject({ data: false });
  const service = client(keys.serviceRole);
  expect(await service.rpc('has_confirmed_identity', { _person: person })).toMatchObject({ data: true });
  expect(await service.rpc('is_disputed', { _order: order })).toMatchObject({ data: false });
  expect(await service.rpc('is_own_order', ownOrder)).toMatchObject({ data: false });
  expect(await service.rpc('record_dispute', dispute)).toMatchObject({ data: null, error: null });
});
