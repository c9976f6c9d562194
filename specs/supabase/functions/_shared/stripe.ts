import type { EdgeEnvironment } from '../../../contract.ts';
import type { OrderReceipt } from './orders.ts';
import { returnPages } from './orders.ts';
import { readRows, updateRows } from './platform.ts';
import { Refusal } from './Refusal.ts';

/** What is read of a Checkout Session (https://docs.stripe.com/api/checkout/sessions/object). */
interface Session {
  readonly id: string;
  readonly status: 'open' | 'complete' | 'expired';
  /** Null once the session is no longer open. */
  readonly url: string | null;
}

/** The API version whose shapes are read here. */
const apiVersion = '2025-03-31.basil';

/**
 * The page of Stripe Checkout for the pending payment of an order. An order has one open session at a time: the payment keeps its id,
 * and the payment is the idempotency key under which it is made, so that a lost answer or a second press finds it again.
 * @throws {Refusal} 502
 */
export async function openStripePage(
  environment: EdgeEnvironment,
  secretKey: string,
  { key, language, receipt }: { readonly key: string; readonly language: string | null; readonly receipt: OrderReceipt },
): Promise<string> {
  const { payment } = receipt;
  if (payment === null) throw new Refusal(502, 'unexpected_failure', 'The order has no payment.');
  const known = await readSessionId(environment, payment.id);
  const session =
    known === null
      ? await createSession(
          environment,
          secretKey,
          payment.id,
          (one) => sessionOf(environment, key, one, receipt, payment.id),
          language,
        )
      : await askStripe(environment, secretKey, 'GET', `/v1/checkout/sessions/${known}`);
  if (known === null) {
    await updateRows(environment, `payments?id=eq.${payment.id}&status=eq.pending`, {
      provider: 'stripe',
      provider_reference: session.id,
    });
  }
  // A session that was paid or has run out leads to the site, which waits for the notice about it.
  return session.url ?? returnPages(environment, key, language).success;
}

/**
 * Ends the open session of an order that is not to be paid any more.
 * @returns false when it has been paid meanwhile
 * @throws {Refusal} 502
 */
export async function expireStripePage(environment: EdgeEnvironment, secretKey: string, payment: string): Promise<boolean> {
  const known = await readSessionId(environment, payment);
  if (known === null) return true;
  const { status } = await askStripe(environment, secretKey, 'GET', `/v1/checkout/sessions/${known}`);
  if (status === 'open') await askStripe(environment, secretKey, 'POST', `/v1/checkout/sessions/${known}/expire`, {});
  return status !== 'complete';
}

async function readSessionId(environment: EdgeEnvironment, payment: string): Promise<string | null> {
  const rows = (await readRows(environment, `payments?id=eq.${payment}&select=provider,provider_reference`)) as readonly {
    readonly provider: string;
    readonly provider_reference: string | null;
  }[];
  return rows[0]?.provider === 'stripe' ? rows[0].provider_reference : null;
}

function sessionOf(
  environment: EdgeEnvironment,
  key: string,
  language: string | null,
  { email, lines }: OrderReceipt,
  payment: string,
): Readonly<Record<string, string>> {
  const pages = returnPages(environment, key, language);
  const fields: Record<string, string> = {
    mode: 'payment',
    client_reference_id: key,
    customer_email: email,
    success_url: pages.success,
    cancel_url: pages.checkout,
    'metadata[payment]': payment,
  };
  // Stripe takes no negative line: the discount is a part of the fee's line.
  const discount = lines.find(({ kind }) => kind === 'discount');
  const items = lines
    .filter(({ kind }) => kind !== 'discount')
    .map(({ kind, label, amountCents }) =>
      kind === 'fee' && discount
        ? { label: `${label}, ${discount.label}`, amountCents: amountCents + discount.amountCents }
        : { label, amountCents },
    )
    .filter(({ amountCents }) => amountCents > 0);
  for (const [index, { label, amountCents }] of items.entries()) {
    fields[`line_items[${index}][quantity]`] = '1';
    fields[`line_items[${index}][price_data][currency]`] = 'usd';
    fields[`line_items[${index}][price_data][unit_amount]`] = String(amountCents);
    fields[`line_items[${index}][price_data][product_data][name]`] = label;
  }
  return fields;
}

/**
 * Makes the session of a payment, or finds it. The addresses it leads back to are in the buyer's language: when the answer to the
 * first request was lost and the buyer has changed the language since, the session is found in the other one.
 */
async function createSession(
  environment: EdgeEnvironment,
  secretKey: string,
  payment: string,
  fieldsIn: (language: string | null) => Readonly<Record<string, string>>,
  language: string | null,
): Promise<Session> {
  const create = (one: string | null) =>
    askStripe(environment, secretKey, 'POST', '/v1/checkout/sessions', fieldsIn(one), payment);
  try {
    return await create(language);
  } catch (error) {
    if (!(error instanceof StripeRefusal) || error.type !== 'idempotency_error') throw error;
    return await create(language === 'ar' ? 'en' : 'ar');
  }
}

/** An error that Stripe answered with. */
class StripeRefusal extends Refusal {
  readonly type: string;

  constructor(status: number, type: string, path: string) {
    super(502, 'unexpected_failure', `Stripe answered ${status} ${type} to ${path}.`);
    this.type = type;
  }
}

/**
 * Sends the whole amount of a payment back; repeated, Stripe finds the refund that it made.
 * @throws {Refusal} 502
 */
export async function refundStripePayment(
  environment: EdgeEnvironment,
  secretKey: string,
  { payment, intent }: { readonly payment: string; readonly intent: string },
): Promise<void> {
  const fields = { payment_intent: intent, 'metadata[payment]': payment };
  const { status, body } = await send(environment, secretKey, 'POST', '/v1/refunds', fields, `refund_${payment}`);
  const { type, code } = Object(body['error']) as Readonly<Record<string, unknown>>;
  if (status < 400 || code === 'charge_already_refunded') return;
  throw new StripeRefusal(status, typeof type === 'string' ? type : 'and no reason', '/v1/refunds');
}

async function askStripe(
  environment: EdgeEnvironment,
  secretKey: string,
  method: 'GET' | 'POST',
  path: string,
  fields?: Readonly<Record<string, string>>,
  idempotencyKey?: string,
): Promise<Session> {
  const answer = await send(environment, secretKey, method, path, fields, idempotencyKey);
  const { id, status, url: page, error } = answer.body;
  const isStatus = status === 'open' || status === 'complete' || status === 'expired';
  if (answer.status >= 400 || typeof id !== 'string' || !isStatus) {
    const { type } = Object(error) as Readonly<Record<string, unknown>>;
    throw new StripeRefusal(answer.status, typeof type === 'string' ? type : 'and no reason', path);
  }
  return { id, status, url: typeof page === 'string' ? page : null };
}

async function send(
  environment: EdgeEnvironment,
  secretKey: string,
  method: 'GET' | 'POST',
  path: string,
  fields?: Readonly<Record<string, string>>,
  idempotencyKey?: string,
): Promise<{ readonly status: number; readonly body: Readonly<Record<string, unknown>> }> {
  const url = (environment.secret('STRIPE_API_URL') ?? 'https://api.stripe.com') + path;
  try {
    const response = await environment.fetch(
      new Request(url, {
        method,
        headers: {
          authorization: `Bearer ${secretKey}`,
          'stripe-version': apiVersion,
          ...(fields && { 'content-type': 'application/x-www-form-urlencoded' }),
          ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        },
        ...(fields && { body: new URLSearchParams(fields).toString() }),
      }),
    );
    return { status: response.status, body: Object(await response.json()) as Readonly<Record<string, unknown>> };
  } catch (error) {
    throw new Refusal(502, 'unexpected_failure', `Stripe could not be reached: ${String(error)}.`);
  }
}
