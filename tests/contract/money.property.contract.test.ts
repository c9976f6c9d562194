import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sign } from '../../specs/supabase/functions/_shared/signature.ts';
import type { Project } from './project.ts';
import { openProject } from './project.ts';

const secret = 'whsec_embedded_development_only';

interface Line {
  readonly kind: string;
  readonly amountCents: number;
}

interface Receipt {
  readonly status: string;
  readonly totalCents: number;
  readonly lines: readonly Line[];
  readonly payment: { readonly id: string; readonly status: string; readonly amountCents: number } | null;
}

type Row = Readonly<Record<string, unknown>>;

const basket = fc.record({
  tier: fc.constantFrom('1-step-5k', '1-step-10k', '1-step-25k', '1-step-50k', '1-step-100k', '2-step-5k', '2-step-25k'),
  addOns: fc.subarray(['extra-drawdown', 'weekly-payouts']),
  coupon: fc.option(fc.constantFrom('LEILA10', ' leila10 ', 'RAMADAN20', 'STEP15', 'NONE', '')),
  affiliate: fc.option(fc.constantFrom('VIKRAM', 'LEILA', 'nobody')),
});

/** The events of an order, in any order and any number of times. */
const step = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ kind: 'order' } as const) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('notice' as const),
      status: fc.constantFrom('succeeded', 'failed'),
      /** Added to the payment's amount, in US cents. */
      difference: fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.constantFrom(-1, 1, 10_000) }),
      reference: fc.constantFrom('ch_1', 'ch_2'),
    }),
  },
  { weight: 2, arbitrary: fc.constant({ kind: 'cancel' } as const) },
  { weight: 2, arbitrary: fc.constant({ kind: 'read' } as const) },
);

const keyOf = (run: number) => `6f8a2a5e-3b1d-4c7a-9a1e-${run.toString(16).padStart(12, '0')}`;

const rowsOf = (project: Project, table: string): readonly Row[] => project.backend.snapshot().tables[`public.${table}`] ?? [];

async function answerOf<Answer>(response: Response): Promise<Answer & { readonly httpStatus: number }> {
  return { ...((await response.json()) as Answer), httpStatus: response.status };
}

function placeOrder(project: Project, key: string, order: object) {
  const body = {
    key,
    email: 'hana.saleh@mail.example',
    fullName: 'Hana Saleh',
    country: 'AE',
    method: 'Visa',
    hasAcceptedTerms: true,
    ...order,
  };
  return project.send('POST', '/functions/v1/checkout', { body }).then((response) => answerOf<Receipt>(response));
}

async function notify(project: Project, notice: object) {
  const body = JSON.stringify(notice);
  const headers = { 'payment-signature': await sign(secret, body, project.clock.now()) };
  const response = await project.send('POST', '/functions/v1/payment-webhook', { body, headers });
  return answerOf<{ readonly status?: string; readonly isRepeated?: boolean }>(response);
}

const cancel = (project: Project, key: string) =>
  project
    .client(project.keys.serviceRole)
    .rpc('cancel_order', { _key: key, _reason: 'No.' })
    .then(() => undefined);

/** The invariants of one order after every step. */
function expectSoundOrder(project: Project, key: string): void {
  const order = rowsOf(project, 'orders').find((row) => row['idempotency_key'] === key);
  if (order === undefined) return;
  const payments = rowsOf(project, 'payments').filter((row) => row['order_id'] === order['id']);
  const items = rowsOf(project, 'order_items').filter((row) => row['order_id'] === order['id']);
  const total = Number(order['total_cents']);
  expect(total).toBeGreaterThanOrEqual(0);
  for (const { amount_cents: amount } of payments) expect(amount).toBe(total);
  const charged = payments.filter(({ status }) => status === 'succeeded');
  expect(charged.length).toBeLessThanOrEqual(1);
  expect(charged.length === 1).toBe(order['status'] === 'paid');
  for (const { amount_cents: amount } of items) expect(amount).toSatisfy(Number.isInteger);
}

/** Whether money that arrived for this payment has paid its order, or is to be sent back. */
function isAccountedFor(project: Project, { payment }: Receipt): boolean {
  const stored = rowsOf(project, 'payments').find(({ id }) => id === payment?.id);
  return (
    stored?.['amount_cents'] === 0 || stored?.['status'] === 'succeeded' || (stored?.['surplus_received_at'] ?? null) !== null
  );
}

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/**
 * Runs one step.
 * @returns what was wrong with its result, and the amount that the payment service was told it may keep
 */
async function act(project: Project, key: string, order: object, first: Receipt, one: Step) {
  const isTotal = ({ totalCents }: Partial<Receipt>) => (totalCents ?? first.totalCents) === first.totalCents;
  switch (one.kind) {
    case 'order':
      return { wrong: isTotal(await placeOrder(project, key, order)) ? [] : ['The order has another total.'], takenCents: 0 };
    case 'cancel':
      await cancel(project, key);
      return { wrong: [], takenCents: 0 };
    case 'read': {
      const response = await project.send('GET', `/functions/v1/order-receipt?key=${key}`);
      return { wrong: isTotal(await answerOf<Receipt>(response)) ? [] : ['The receipt has another total.'], takenCents: 0 };
    }
    default: {
      const { status, difference, reference } = one;
      const amountCents = Math.max(first.totalCents + difference, 0);
      const answer = await notify(project, { payment: first.payment?.id, status, amountCents, reference });
      const isAccepted = answer.httpStatus === 200;
      const isTaken = answer.status === 'succeeded' && answer.isRepeated === false;
      const isPaid = isAccepted && answer.status !== 'surplus';
      const wrong = isPaid && amountCents !== first.totalCents ? ['A notice of another amount paid the order.'] : [];
      if (isAccepted && status === 'succeeded' && !isAccountedFor(project, first))
        wrong.push('Money that arrived was swallowed.');
      return {
        wrong,
        takenCents: isTaken ? amountCents : 0,
      };
    }
  }
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

it('whatever is ordered and whatever the payment service says, in any order: sums agree, none is negative, nobody is charged twice', async () => {
  const project = openProject();
  let run = 0;
  let placed = 0;
  const property = fc.asyncProperty(basket, fc.array(step, { minLength: 1, maxLength: 8 }), async (order, steps) => {
    run += 1;
    const key = keyOf(run);
    const first = await placeOrder(project, key, order);
    const isPlaced = first.httpStatus === 200;
    expect(rowsOf(project, 'orders').some((row) => row['idempotency_key'] === key)).toBe(isPlaced);
    if (!isPlaced) return;
    placed += 1;
    expect(sumOf(first.lines.map(({ amountCents }) => amountCents))).toBe(first.totalCents);
    expect(first.lines.filter(({ kind, amountCents }) => kind !== 'discount' && amountCents < 0)).toEqual([]);
    const { data: quote } = order.coupon
      ? await project
          .client()
          .functions.invoke('quote', { body: { tier: order.tier, addOns: order.addOns, coupon: order.coupon } })
      : await project.client().rpc('quote_order', { _tier: order.tier, _add_ons: order.addOns });
    const lines: readonly { readonly amount_cents: number }[] = quote?.lines ?? quote ?? [];
    expect(sumOf(lines.map(({ amount_cents: amount }) => amount))).toBe(first.totalCents);

    let takenCents = 0;
    for (const one of steps) {
      const done = await act(project, key, order, first, one);
      takenCents += done.takenCents;
      expect(done.wrong).toEqual([]);
      expectSoundOrder(project, key);
    }
    expect(takenCents).toBeLessThanOrEqual(first.totalCents);
  });
  await fc.assert(property, { numRuns: 40, seed: 20_261_123 });

  expect(placed).toBeGreaterThan(10);
  const coupons = rowsOf(project, 'coupons');
  expect(coupons.filter(({ uses, max_uses: most }) => most !== null && Number(uses) > Number(most))).toEqual([]);
  const accounts = rowsOf(project, 'trading_accounts').map(({ order_id: order, phase }) => `${String(order)} ${String(phase)}`);
  expect(new Set(accounts).size).toBe(accounts.length);
});
