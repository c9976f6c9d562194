import type { FaultSpec } from '@duneline/specs/contract';
import { FunctionsHttpError } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { handler } from '../../specs/supabase/functions/admin-orders/handler.ts';
import { idOf, openProject, passSecondFactor } from './project.ts';
import type { Client, Project } from './project.ts';

const reason = 'Bought twice by mistake.';
const rowsOf = ({ backend }: Project, table: string) => backend.snapshot().tables[`public.${table}`] ?? [];

async function ask(client: Client, body: object) {
  const { data, error } = await client.functions.invoke('admin-orders', { body: { ...body } });
  if (error instanceof FunctionsHttpError) return { status: error.context.status, ...(await error.context.json()) };
  return { status: 200, ...data };
}

/** A paid order whose account has had no payout, and whose commission has not been reversed. */
function findOrder(project: Project) {
  const paidOut = new Set(rowsOf(project, 'payouts').map(({ account_id: account }) => account));
  const busy = new Set(
    rowsOf(project, 'trading_accounts')
      .filter(({ id, winners_bonus_paid_at: bonus, status }) => paidOut.has(id) || bonus !== null || status !== 'active')
      .map(({ order_id: order }) => order),
  );
  const earned = new Set(rowsOf(project, 'affiliate_commissions').map(({ order_id: order }) => order));
  const found = rowsOf(project, 'orders').find(({ id, status }) => status === 'paid' && !busy.has(id) && earned.has(id));
  if (found === undefined) throw new Error('No such order is seeded.');
  return found;
}

describe('admin-orders', () => {
  it('refunds an order once: payment, order, account and commission, with the reason in the audit log', async () => {
    const project = openProject();
    const admin = await project.clientOf('admin');
    const { id: order, number, idempotency_key: key } = findOrder(project);
    expect(await ask(admin, { action: 'refund', order, reason })).toEqual({ status: 200, order: number, isRepeated: false });
    const ofOrder = (table: string) => rowsOf(project, table).filter(({ order_id: of }) => of === order);
    expect(rowsOf(project, 'orders').find(({ id }) => id === order)).toMatchObject({ status: 'refunded', refund_reason: reason });
    expect(ofOrder('payments').map(({ status }) => status)).toContain('refunded');
    expect(ofOrder('trading_accounts')).toEqual([
      expect.objectContaining({ status: 'dormant', closed_by_refund: true, ended_at: expect.any(String) }),
    ]);
    expect(ofOrder('affiliate_commissions').map(({ status }) => status)).toEqual(['reversed']);
    expect(rowsOf(project, 'audit_log').at(-1)).toMatchObject({
      actor: await idOf(admin),
      table_name: 'orders',
      row_id: order,
      after: { status: 'refunded', reason },
    });
    const before = project.backend.snapshot().tables;
    expect(await ask(admin, { action: 'refund', order, reason: 'Again.' })).toMatchObject({ status: 200, isRepeated: true });
    expect(project.backend.snapshot().tables).toEqual(before);
    const receipt = await project.client().functions.invoke(`order-receipt?key=${String(key)}`, { method: 'GET' });
    expect(receipt.data).toMatchObject({ status: 'refunded', refundReason: reason, refundedAt: expect.any(String) });
  });

  it('refuses strangers, password sessions, orders that are not paid or have paid out, and one’s own', async () => {
    const project = openProject();
    const admin = await project.clientOf('admin');
    const service = project.client(project.keys.serviceRole);
    const { id: order } = findOrder(project);
    const [trader, low] = [await project.clientOf('trader'), await project.clientAtAal1('admin')];
    const before = rowsOf(project, 'orders');
    const refund = (id: unknown) => ({ action: 'refund', order: id, reason });
    expect(await ask(trader, refund(order))).toMatchObject({ status: 403, code: 'insufficient_aal' });
    expect(await ask(low, refund(order))).toMatchObject({ status: 403, code: 'insufficient_aal' });
    const withStatus = (status: string) => rowsOf(project, 'orders').find((row) => row['status'] === status)?.['id'];
    expect(await ask(admin, refund(withStatus('pending')))).toMatchObject({ status: 409, code: 'order_not_paid' });
    const payout = rowsOf(project, 'payouts').find(({ status }) => status === 'paid');
    const account = rowsOf(project, 'trading_accounts').find(({ id }) => id === payout?.['account_id']);
    expect(await ask(admin, refund(account?.['order_id']))).toMatchObject({ status: 409, code: 'order_paid_out' });
    expect(await ask(admin, refund('6f8a2a5e-3b1d-4c7a-9a1e-0d5b7c2f4e11'))).toMatchObject({
      status: 404,
      code: 'order_not_found',
    });
    for (const wrong of [{ ...refund(order), reason: ' ' }, { ...refund(order), amount: 1 }, { ...refund('x') }]) {
      expect(await ask(admin, wrong)).toMatchObject({ status: 400, code: 'validation_failed' });
    }
    expect(rowsOf(project, 'orders')).toEqual(before);
    await service
      .from('orders')
      .update({ user_id: await idOf(admin) })
      .eq('id', String(order));
    expect(await ask(admin, refund(order))).toMatchObject({ status: 403, code: 'own_account' });
  });

  it('sends no money back once the second factor is five minutes old', async () => {
    const project = openProject();
    const admin = await project.clientOf('admin');
    const { id: payment } = rowsOf(project, 'payments').find(({ surplus_received_at: at }) => at !== null) ?? {};
    const commands = [
      { action: 'refund', order: findOrder(project)['id'], reason },
      { action: 'send-back', payment },
    ];
    project.clock.advance(301_000);
    const before = project.backend.snapshot().tables;
    for (const body of commands) expect(await ask(admin, body)).toMatchObject({ status: 403, code: 'insufficient_aal' });
    expect(project.backend.snapshot().tables).toEqual(before);
    await passSecondFactor(admin, project.clock);
    for (const body of commands) expect(await ask(admin, body)).toMatchObject({ status: 200, isRepeated: false });
  });

  it('sends money back that arrived too late, once, and only for admins', async () => {
    const project = openProject();
    const [admin, trader] = [await project.clientOf('admin'), await project.clientOf('trader')];
    const { id: payment } = rowsOf(project, 'payments').find(({ surplus_received_at: at }) => at !== null) ?? {};
    const body = { action: 'send-back', payment };
    expect(await ask(trader, body)).toMatchObject({ status: 403, code: 'insufficient_aal' });
    expect(await ask(admin, { ...body, reason })).toMatchObject({ status: 400, code: 'validation_failed' });
    expect(await ask(admin, body)).toEqual({ status: 200, order: 10_051, isRepeated: false });
    expect(rowsOf(project, 'payments').find(({ id }) => id === payment)).toMatchObject({ surplus_sent_by: await idOf(admin) });
    expect(rowsOf(project, 'audit_log').at(-1)).toMatchObject({ actor: await idOf(admin), row_id: payment });
    expect(await ask(admin, body)).toMatchObject({ status: 200, isRepeated: true });
    const paid = rowsOf(project, 'payments').find(({ status }) => status === 'succeeded')?.['id'];
    expect(await ask(admin, { ...body, payment: paid })).toMatchObject({ status: 404, code: 'payment_not_found' });
  });

  it('has Stripe send the money back first, under one idempotency key, and changes nothing when Stripe refuses', async () => {
    const project = openProject();
    const admin = await project.clientOf('admin');
    const service = project.client(project.keys.serviceRole);
    const order = String(findOrder(project)['id']);
    await service
      .from('payments')
      .update({ provider: 'stripe', provider_reference: 'pi_1' })
      .eq('order_id', order)
      .eq('status', 'succeeded');
    const asked: string[] = [];
    let isDown = true;
    const { data } = await admin.auth.getSession();
    const press = (written = reason) =>
      handler(
        new Request(`${project.backend.url}/functions/v1/admin-orders`, {
          method: 'POST',
          headers: { authorization: `Bearer ${data.session?.access_token ?? ''}` },
          body: JSON.stringify({ action: 'refund', order, reason: written }),
        }),
        {
          url: project.backend.url,
          anonKey: project.keys.anon,
          serviceRoleKey: project.keys.serviceRole,
          isLocal: true,
          secret: (name) => (name === 'STRIPE_SECRET_KEY' ? 'a stand-in takes any key' : undefined),
          now: () => project.clock.now(),
          fetch: async (request) => {
            if (!request.url.startsWith('https://api.stripe.com')) return await project.backend.fetch(request);
            const key = request.headers.get('idempotency-key');
            const text = await request.text();
            if (key !== null && asked.some((one) => one.startsWith(key) && one !== `${key} ${text}`))
              return Response.json({ error: { type: 'idempotency_error' } }, { status: 400 });
            asked.push(`${key} ${text}`);
            return isDown
              ? Response.json({ error: { type: 'api_error' } }, { status: 500 })
              : Response.json({ id: 're_1', object: 'refund', status: 'succeeded' });
          },
        },
      );
    const before = project.backend.snapshot().tables['public.orders'];
    expect((await press()).status).toBe(502);
    expect(project.backend.snapshot().tables['public.orders']).toEqual(before);
    expect((await press()).status).toBe(502);
    expect(new Set(asked)).toHaveProperty('size', 1);
    expect(asked[0]).toMatch(/^refund_[\da-f-]{36} payment_intent=pi_1&/);
    isDown = false;
    expect((await press('Another wording of it.')).status).toBe(200);
    expect(asked.at(-1)).toMatch(/^null payment_intent=pi_1&/);
  });

  it('cannot be gone round by calling the function behind it', async () => {
    const project = openProject();
    const { id: order } = findOrder(project);
    const before = rowsOf(project, 'orders');
    for (const client of [project.client(), await project.clientOf('trader'), await project.clientOf('admin')]) {
      const call = { _order: String(order), _actor: String(order), _reason: reason, _is_check: false };
      expect(await client.rpc('refund_order', call)).toMatchObject({ error: { code: '42501' } });
    }
    expect(rowsOf(project, 'orders')).toEqual(before);
  });

  it('ends the account although a payout was requested while the money went back', async () => {
    const project = openProject();
    const service = project.client(project.keys.serviceRole);
    const paidOut = rowsOf(project, 'payouts').find(({ status }) => status === 'requested');
    const account = rowsOf(project, 'trading_accounts').find(({ id }) => id === paidOut?.['account_id']);
    const call = { _order: String(account?.['order_id']), _actor: String(paidOut?.['id']), _reason: reason };
    expect(await service.rpc('refund_order', { ...call, _is_check: true })).toMatchObject({
      error: { code: 'PT409', details: 'order_paid_out' },
    });
    expect(await service.rpc('refund_order', { ...call, _is_check: false })).toMatchObject({ error: null });
    expect(rowsOf(project, 'trading_accounts').find(({ id }) => id === account?.['id'])).toMatchObject({
      closed_by_refund: true,
    });
  });

  it('is closed to visitors and to long bodies', async () => {
    const project = openProject();
    const { id: order } = findOrder(project);
    expect(await ask(project.client(), { action: 'refund', order, reason })).toMatchObject({
      status: 401,
      code: 'no_authorization',
    });
    const admin = await project.clientOf('admin');
    const long = { action: 'refund', order, reason: 'x'.repeat(20_000) };
    expect(await ask(admin, long)).toMatchObject({ status: 413, code: 'request_entity_too_large' });
  });

  it('changes nothing when the database cannot be reached', async () => {
    const faults = [{ on: 'rpc.refund_order', answer: { status: 503 } }] as FaultSpec[];
    const project = openProject({ scenario: { name: 'down', summary: 'The database is down.', faults } });
    const admin = await project.clientOf('admin');
    const { id: order } = findOrder(project);
    const before = rowsOf(project, 'orders');
    expect(await ask(admin, { action: 'refund', order, reason })).toMatchObject({ status: 502, code: 'unexpected_failure' });
    expect(rowsOf(project, 'orders')).toEqual(before);
  });
});
