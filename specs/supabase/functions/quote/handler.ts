import { limitCouponGuesses } from '../_shared/caller.ts';
import { endpoint } from '../_shared/endpoint.ts';
import { listOf, readFields, text } from '../_shared/fields.ts';
import { callDatabase, readPerson } from '../_shared/platform.ts';

interface Selection {
  readonly tier: string;
  readonly addOns: readonly string[];
  readonly coupon: string;
}

/** The price of an order with a coupon, as the database's `quote_order` has it without one. Unknown coupons are counted. */
export const handler = endpoint({ methods: ['POST'] }, async ({ request, body, environment }) => {
  const { tier, addOns, coupon } = readFields<Selection>(body, {
    tier: text(40),
    addOns: listOf(text(40), 10),
    coupon: text(32),
  });
  const person = await readPerson(request, environment);
  await limitCouponGuesses(request, environment, coupon, person);
  const order = { _person: person?.id ?? null, _tier: tier, _add_ons: addOns, _coupon: coupon };
  return Response.json({ lines: await callDatabase(environment, 'price_order', order) });
});
