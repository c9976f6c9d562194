import { endpoint } from '../_shared/endpoint.ts';
import { email, flag, listOf, matching, oneOf, optional, readFields, text, uuid } from '../_shared/fields.ts';
import { callDatabase, readPerson } from '../_shared/platform.ts';
import { Refusal } from '../_shared/Refusal.ts';

/** As `payment_method` in the database, which the catalogue's payment logos are. */
const methods = ['Visa', 'Mastercard', 'Google Pay', 'Apple Pay', 'UPI', 'PayPal', 'Bitcoin', 'USDT'] as const;

const fields = {
  /** Made by the page once for each order: the same key never orders twice. */
  key: uuid,
  tier: text(40),
  addOns: listOf(text(40), 10),
  coupon: optional(text(32)),
  email,
  fullName: text(120),
  country: matching(/^[A-Z]{2}$/, 'a country as two capital letters'),
  method: oneOf(...methods),
  affiliate: optional(text(64)),
  hasAcceptedTerms: flag,
};

/** What a receipt has of its payment. */
interface Receipt {
  readonly payment: { readonly id: string; readonly status: string };
}

/**
 * Places an order, or finds the one of this key, and says where it is paid. What it costs is the database's to say: a price in
 * the body is refused like any unknown field.
 */
export const handler = endpoint({ methods: ['POST'] }, async ({ request, body, environment }) => {
  const order = readFields<{ [Name in keyof typeof fields]: ReturnType<(typeof fields)[Name]> }>(body, fields);
  if (!order.hasAcceptedTerms) throw new Refusal(400, 'terms_not_accepted', 'hasAcceptedTerms must be true.');
  const person = await readPerson(request, environment);
  const receipt = (await callDatabase(environment, 'place_order', {
    _key: order.key,
    _person: person?.id ?? null,
    _email: order.email,
    _full_name: order.fullName,
    _country: order.country,
    _tier: order.tier,
    _add_ons: order.addOns,
    _coupon: order.coupon,
    _method: order.method,
    _affiliate: order.affiliate,
  })) as Receipt;
  const service = environment.secret('PAYMENT_PAGE') ?? `${environment.url}/functions/v1/payment-provider`;
  const page = `${service}?order=${order.key}`;
  return Response.json({ ...receipt, paymentPage: receipt.payment.status === 'pending' ? page : null });
});
