import { createBackend, createClock } from '@duneline/mocks';
import { backendSpec } from '@duneline/specs/backend';
import type { Database } from '@duneline/specs/database';
import { catalogue, type AddOn } from '@duneline/specs/site';
import { createClient } from '@supabase/supabase-js';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { orderReceipt } from '../../features/checkout/orderReceipt.ts';
import type { OrderReceipt } from '../../features/checkout/orderService.ts';
import { PrintedReceipt } from '../../features/checkout/PrintedReceipt.tsx';
import { RefundTimeline } from '../../features/checkout/RefundTimeline.tsx';
import { sampleReceipt } from '../../features/checkout/sampleReceipt.test-support.ts';
import { itemsOf } from '../../features/pricing/price/itemsOf.ts';
import { chosenOf } from '../../features/pricing/selector/chosen.ts';
import { selectorReceipt } from '../../features/pricing/selector/selectorReceipt.ts';
import { formatMoney } from '../../lib/format/formatMoney.ts';

/** An order that can be placed, with the database's lines; the totals below are from these and the database's bonus. */
interface Sold {
  readonly tierId: string;
  readonly addOns: readonly AddOn['id'][];
  readonly coupon: string | null;
  readonly lines: OrderReceipt['lines'];
  readonly bonusCents: number;
}

/** What an order costs and brings, in US cents. */
interface Sums {
  readonly total: number;
  readonly refundable: number;
  readonly kept: number;
  readonly reward: number;
  readonly whenPassed: number;
}

const addOnChoices: readonly (readonly AddOn['id'][])[] = [
  [],
  ['weekly-payouts'],
  ['extra-drawdown'],
  ['weekly-payouts', 'extra-drawdown'],
];
let sold: readonly Sold[];

beforeAll(async () => {
  // The seed's newest moment, and one at which its January coupon was valid.
  const asked = ['2026-03-01T09:00:00Z', '2026-01-20T09:00:00Z'].map(async (now) => {
    const backend = createBackend(backendSpec, { clock: createClock(now) });
    const client = createClient<Database>(backend.url, backend.keys.serviceRole, { global: { fetch: backend.fetch } });
    const { data: coupons } = await client.from('coupons').select('code, owner_id').throwOnError();
    const { data: tiers } = await client
      .from('program_tiers')
      .select('id, winners_bonus_cents, programs!inner(is_available)')
      .eq('programs.is_available', true)
      .throwOnError();
    const reductions = [{ code: null, owner_id: null }, ...coupons];
    const orders = tiers.flatMap((tier) =>
      addOnChoices.flatMap((addOns) => reductions.map((reduction) => ({ tier, addOns, reduction }))),
    );
    const priced = await Promise.all(
      orders.map(async ({ tier, addOns, reduction }): Promise<Sold | null> => {
        // The arguments may be null, which the generated types do not say.
        const args = { _person: reduction.owner_id, _tier: tier.id, _add_ons: [...addOns], _coupon: reduction.code };
        const { data } = await client.rpc('price_order', args as never);
        if (data === null) return null; // the coupon is for another size, another day, or used up
        const lines = data.map(({ kind, item, label, amount_cents: amountCents }) => ({ kind, item, label, amountCents }));
        return { tierId: tier.id, addOns, coupon: reduction.code, lines, bonusCents: tier.winners_bonus_cents };
      }),
    );
    return priced.filter((one) => one !== null);
  });
  sold = (await Promise.all(asked)).flat();
});

const sum = (cents: readonly number[]) => cents.reduce((total, one) => total + one, 0);
const centsOf = (text: string) => Math.round(Number(text.replaceAll(/[^\d.-]/g, '')) * 100);
const centsIn = (text: string, pattern: RegExp) => centsOf(pattern.exec(text)?.[1] ?? '0');

/** What the database says: it refunds the fee that was paid, and owes the size's bonus for passing, coupon or not. */
function trueSums({ lines, bonusCents }: Sold): Sums {
  const centsFor = (kind: string) => sum(lines.filter((line) => line.kind === kind).map(({ amountCents }) => amountCents));
  const refundable = centsFor('fee') + centsFor('discount');
  return {
    total: sum(lines.map(({ amountCents }) => amountCents)),
    refundable,
    kept: centsFor('add-on'),
    reward: bonusCents - refundable,
    whenPassed: bonusCents,
  };
}

const valueOf = (rows: readonly { readonly id: string; readonly value: string }[], id: string) =>
  centsOf(rows.find((row) => row.id === id)?.value ?? 'missing');

const backSums = ({ rows, total }: { rows: readonly { id: string; value: string }[]; total: { value: string } }) => ({
  reward: sum(rows.map(({ value }) => centsOf(value))) - valueOf(rows, 'refund'),
  whenPassed: centsOf(total.value),
});

/** All of it is refundable, or only the fee beside an add-on. */
const refundBadge = (addOns: Sold['addOns'], refundable: number) =>
  addOns.length === 0 ? 'Refundable 100%' : `${formatMoney(refundable, { cents: 'always' })} refundable`;

function checkoutSums({ tierId, addOns, lines }: Sold): Sums {
  const priced = lines.map(({ kind, item, amountCents: cents }) => ({ kind, item, cents }));
  const { amount, rows, back, refund } = orderReceipt(chosenOf({ tierId, phase: 'phase-1' }), addOns, priced);
  expect(amount).toBe(rows.find(({ id }) => id === 'total')?.value);
  const refundable = valueOf(back.rows, 'refund');
  expect(rows.some(({ id }) => id === 'kept')).toBe(addOns.length > 0);
  expect(refund).toBe(refundBadge(addOns, refundable));
  return { total: centsOf(amount), refundable, kept: addOns.length > 0 ? valueOf(rows, 'kept') : 0, ...backSums(back) };
}

function selectorSums({ tierId, addOns }: Sold): Sums {
  const chosen = chosenOf({ tierId, phase: 'phase-1' });
  const { amount, back, refund } = selectorReceipt(chosen, addOns);
  const items = itemsOf(chosen, addOns);
  expect(centsOf(items.total)).toBe(centsOf(amount));
  const refundable = valueOf(back?.rows ?? [], 'refund');
  expect(centsOf(items.back)).toBe(refundable);
  expect(items.kept !== null).toBe(addOns.length > 0);
  expect(refund).toBe(refundBadge(addOns, refundable));
  return { total: centsOf(amount), refundable, kept: centsOf(items.kept ?? '0'), ...backSums(back!) };
}

function textOf(shown: ReactElement) {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(shown);
  return page.textContent;
}

const MONEY = String.raw`(\$[\d,]+\.\d\d)`;

function timelineSums(receipt: OrderReceipt): Sums {
  const text = textOf(<RefundTimeline receipt={receipt} />);
  const whenPassed = centsIn(text, new RegExp(`When you pass: ${MONEY}`));
  // The parts have the names of the checkout's rows.
  const reward = centsIn(text, new RegExp(`target: ${MONEY}`)) + centsIn(text, new RegExp(`saved you: ${MONEY}`));
  return {
    total: centsIn(text, new RegExp(`Before the first trade: ${MONEY}`)),
    refundable: reward > 0 ? centsIn(text, new RegExp(`Fee refunded: ${MONEY}`)) : whenPassed,
    kept: centsIn(text, new RegExp(`${MONEY} for add-ons is not refunded`)),
    reward,
    whenPassed,
  };
}

/** The receipt of a paid order. */
function receiptOf({ tierId, lines }: Sold): OrderReceipt {
  return {
    ...sampleReceipt,
    tier: tierId,
    totalCents: sum(lines.map(({ amountCents }) => amountCents)),
    returnableUntil: '2026-03-15T09:02:00Z',
    lines,
  };
}

it('sells every size that is for sale with every choice of add-ons, and with every kind of coupon', () => {
  const tiers = catalogue.programs.filter(({ isAvailable }) => isAvailable).flatMap((program) => program.tiers);
  const without = sold.filter(({ coupon }) => coupon === null);
  expect(new Set(without.map(({ tierId, addOns }) => `${tierId} ${addOns.join()}`)).size).toBe(
    tiers.length * addOnChoices.length,
  );
  const kinds = new Set(sold.map(({ coupon }) => coupon?.replace(/-?\d+$/, '')));
  expect([...kinds]).toEqual(expect.arrayContaining([undefined, 'DUNE', 'STEP', 'RAMADAN', 'LEILA', 'RETRY']));
});

it('the checkout names the sums that the database has: paid, refundable, not refundable, the bonus and all of it when you pass', () => {
  for (const order of sold) expect(checkoutSums(order), `${order.tierId} ${order.coupon}`).toEqual(trueSums(order));
});

it('without a coupon the price page names the sums of the checkout', () => {
  for (const order of sold.filter(({ coupon }) => coupon === null)) expect(selectorSums(order)).toEqual(trueSums(order));
});

it('the refunds beside a receipt are those of the checkout', () => {
  for (const order of sold) expect(timelineSums(receiptOf(order)), `${order.tierId} ${order.coupon}`).toEqual(trueSums(order));
});

it('the printed receipt adds up to the sum that the checkout asked for', () => {
  for (const order of sold) {
    const text = textOf(<PrintedReceipt receipt={receiptOf(order)} />);
    expect(centsIn(text, new RegExp(`Total.*?${MONEY}`))).toBe(checkoutSums(order).total);
  }
});
