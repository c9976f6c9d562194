import { endpoint } from '../_shared/endpoint.ts';
import { readFields, uuid } from '../_shared/fields.ts';
import { callDatabase, readPerson } from '../_shared/platform.ts';
import { Refusal } from '../_shared/Refusal.ts';
import { refundStripeOrder } from '../_shared/stripeCharges.ts';

/** What `return_order` says of an order that can be returned. */
interface Check {
  readonly order: number;
  readonly isRepeated: boolean;
  readonly reason: string;
}

/**
 * Returns an evaluation for its buyer: once, a repeated request finds what was done.
 * The database decides whether it can be returned before the payment service sends the money. A trade that is placed while the
 * money is on its way stops nothing: its account ends.
 */
export const handler = endpoint({ methods: ['POST'] }, async ({ request, body, environment }) => {
  const person = await readPerson(request, environment);
  if (person === null) throw new Refusal(401, 'no_authorization', 'Nobody is signed in.');
  const { order } = readFields<{ readonly order: string }>(body, { order: uuid });
  const askDatabase = (isCheck: boolean) =>
    callDatabase(environment, 'return_order', { _order: order, _person: person.id, _is_check: isCheck });
  const { reason, ...found } = (await askDatabase(true)) as Check;
  if (found.isRepeated) return Response.json(found);
  await refundStripeOrder(environment, order, reason);
  return Response.json(await askDatabase(false));
});
