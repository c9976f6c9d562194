import type { EdgeEnvironment } from '../../../contract.ts';
import { limitCalls, limitCouponGuesses } from '../_shared/caller.ts';
import { endpoint } from '../_shared/endpoint.ts';
import { boolean, email, listOf, matching, oneOf, optional, readFields, text, uuid } from '../_shared/fields.ts';
import { claimOrders, readOrder, returnPages } from '../_shared/orders.ts';
import type { OrderReceipt } from '../_shared/orders.ts';
import { callDatabase, readPerson, updateRows } from '../_shared/platform.ts';
import { Refusal } from '../_shared/Refusal.ts';
import { settlePayment } from '../_shared/settlePayment.ts';
import { expireStripePage, openStripePage } from '../_shared/stripePage.ts';

/** The enum `payment_method` of the database; the catalogue's payment logos are the same. */
const methods = ['Visa', 'Mastercard', 'Google Pay', 'Apple Pay', 'UPI', 'PayPal', 'Bitcoin', 'USDT'] as const;

const fields = {
  /** Created by the page once per order: a key never orders twice. */
  key: uuid,
  tier: text(40),
  addOns: listOf(text(40), 10),
  coupon: optional(text(32)),
  email,
  fullName: text(120),
  country: matching(/^[A-Z]{2}$/, 'a country as two capital letters'),
  method: oneOf(...methods),
  affiliate: optional(text(64)),
  hasAcceptedTerms: boolean,
  /** The version of the rulebook that the buyer accepted. */
  termsVersion: optional(text(40)),
  /** Keys of unpaid orders that this one replaces. */
  replaces: optional(listOf(uuid, 5)),
  language: optional(oneOf('en', 'ar')),
};

/**
 * Places an order, or finds the one with this key, and returns its payment page. The database sets the price: a price in the
 * body is rejected like any unknown field.
 */
export const handler = endpoint({ methods: ['POST'] }, async ({ request, body, environment }) => {
  const order = readFields<{ [Name in keyof typeof fields]: ReturnType<(typeof fields)[Name]> }>(body, fields);
  const service = readService(environment);
  returnPages(environment, order.key, order.language); // before there is an order that cannot be paid
  if (!order.hasAcceptedTerms) throw new Refusal(400, 'terms_not_accepted', 'hasAcceptedTerms must be true.');
  await limitCalls(request, environment, 'checkout');
  const person = await readPerson(request, environment);
  if (order.coupon !== null) await limitCouponGuesses(request, environment, order.coupon, person);
  await claimOrders(environment, person);
  for (const key of order.replaces ?? []) if (key !== order.key) await cancelOrder(environment, key, replaced);
  if (order.coupon !== null) await releaseCoupon(environment, order.coupon, order.key);
  const placed = (await callDatabase(environment, 'place_order', {
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
  })) as OrderReceipt;
  if (order.termsVersion !== null) await keepTerms(environment, order.key, placed, order.termsVersion);
  if (placed.totalCents === 0 && placed.payment?.status === 'pending') {
    // With a coupon for the whole fee there is nothing to pay.
    await settlePayment(environment, {
      payment: placed.payment.id,
      status: 'succeeded',
      amountCents: 0,
      reference: `free_${placed.payment.id}`,
    });
  }
  const receipt = await readOrder(environment, order.key);
  const isPending = receipt.payment?.status === 'pending';
  return Response.json({
    ...receipt,
    paymentPage: isPending ? await openPaymentPage(environment, service, order, receipt) : null,
  });
});

/** Stores the version of the rulebook that the buyer has accepted: the last one until the order is paid, which the receipt shows. */
async function keepTerms(environment: EdgeEnvironment, key: string, placed: OrderReceipt, version: string): Promise<void> {
  const orderOfKey = `orders?idempotency_key=eq.${key}`;
  if (placed.termsVersion === null) {
    await updateRows(environment, `${orderOfKey}&terms_version=is.null`, { terms_version: version });
  } else if (placed.termsVersion !== version) {
    const changes = { terms_version: version, terms_accepted_at: new Date(environment.now()).toISOString() };
    await updateRows(environment, `${orderOfKey}&status=in.(pending,failed)`, changes);
  }
}

const replaced = 'Another order took its place.';
const late = 'The order was not paid within an hour.';

/** Cancels orders that keep a used-up coupon without being paid in time; one that has been paid meanwhile keeps it. */
async function releaseCoupon(environment: EdgeEnvironment, coupon: string, ownKey: string): Promise<void> {
  const { keys } = (await callDatabase(environment, 'orders_holding_coupon', { _coupon: coupon })) as {
    readonly keys: readonly string[];
  };
  for (const key of keys) {
    if (key === ownKey) continue;
    try {
      await cancelOrder(environment, key, late);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'replaced_order_paid') throw error;
    }
  }
}

/**
 * Cancels an unpaid order, and first closes its payment page.
 * @throws {Refusal} 409 if it has been paid, because the buyer would pay twice
 */
async function cancelOrder(environment: EdgeEnvironment, key: string, reason: string): Promise<void> {
  const found = (await callDatabase(environment, 'order_receipt', { _key: key })) as OrderReceipt | null;
  if (found === null || found.status === 'cancelled') return;
  const page = await closePage(environment, found);
  const status = page === 'paid' ? page : await callDatabase(environment, 'cancel_order', { _key: key, _reason: reason });
  // A page that another tab has made since the first look; what was paid on it goes back.
  if (page === 'none' && status === 'cancelled') await closePage(environment, found);
  if (status === 'paid' || status === 'refunded') {
    throw new Refusal(409, 'replaced_order_paid', `Order ${found.number}, which this one was to replace, has been paid.`);
  }
}

/** Expires the Stripe page of an order's pending payment, as far as there is one. @throws {Refusal} 502 */
async function closePage(environment: EdgeEnvironment, { payment }: OrderReceipt) {
  const secretKey = environment.secret('STRIPE_SECRET_KEY');
  if (secretKey === undefined || payment?.status !== 'pending') return 'expired';
  return await expireStripePage(environment, secretKey, payment.id);
}

/** The payment service: Stripe, another service's page, or on this machine the simulated one. */
function readService({ secret, isLocal, url }: EdgeEnvironment): { readonly stripe: string } | { readonly page: string } {
  const stripe = secret('STRIPE_SECRET_KEY');
  if (stripe) return { stripe };
  const page = secret('PAYMENT_PAGE') ?? (isLocal ? `${url}/functions/v1/payment-provider` : undefined);
  if (page === undefined) throw new Error('PAYMENT_PAGE is not set. Set it, or STRIPE_SECRET_KEY, with `supabase secrets set`.');
  return { page };
}

async function openPaymentPage(
  environment: EdgeEnvironment,
  service: ReturnType<typeof readService>,
  { key, language }: { readonly key: string; readonly language: string | null },
  receipt: OrderReceipt,
): Promise<string> {
  if ('stripe' in service) return await openStripePage(environment, service.stripe, { key, language, receipt });
  return `${service.page}?order=${key}${language === 'ar' ? '&language=ar' : ''}`;
}
