import type { EdgeEnvironment } from '../../../contract.ts';
import type { OrderReceipt } from './orders.ts';
import { returnPages } from './orders.ts';
import { readRows, updateRows } from './platform.ts';
import { Refusal } from './Refusal.ts';

/** The used fields of a Checkout Session (https://docs.stripe.com/api/checkout/sessions/object). */
interface Session {
  readonly id: string;
  readonly status: 'open' | 'complete' | 'expired';
  /** `null` once the session is closed. */
  readonly url: string | null;
}

/**
 * The key with which Stripe is asked.
 * @throws {Refusal} 502 when the project has none
 */
export function requireStripeKey({ secret }: EdgeEnvironment): string {
  const key = secret('STRIPE_SECRET_KEY');
  if (key === undefined) throw new Refusal(502, 'unexpected_failure', 'STRIPE_SECRET_KEY is not set.');
  return key;
}

/** The API version that these types describe. */
const apiVersion = '2025-03-31.basil';

/**
 * The Stripe Checkout page for an order's pending payment. An order has one open session at a time: the payment's id is the
 * idempotency key, so that a retry after a lost response or a second press finds the same session.
 * @throws {Refusal} 409 if the order was closed while the session was being made, 502
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
  const receiptPage = returnPages(environment, key, language).success;
  if (known === null) {
    const changes = { provider: 'stripe', provider_reference: session.id };
    const kept = await updateRows(environment, `payments?id=eq.${payment.id}&status=eq.pending`, changes);
    // The payment was settled or its order canceled meanwhile, by somebody who could not know of this session.
    if (kept.length === 0) {
      if (!(await expireSession(environment, secretKey, session.id))) return receiptPage;
      throw new Refusal(409, 'order_closed', 'The order was closed while its payment page was being made.');
    }
  }
  // A paid or expired session leads to the site, which waits for the notification.
  return session.url ?? receiptPage;
}

/**
 * Expires the open session of an order that must not be paid anymore.
 * @returns `none` when the payment has no session yet, `paid` if it has been paid meanwhile
 * @throws {Refusal} 502
 */
export async function expireStripePage(
  environment: EdgeEnvironment,
  secretKey: string,
  payment: string,
): Promise<'none' | 'expired' | 'paid'> {
  const known = await readSessionId(environment, payment);
  if (known === null) return 'none';
  return (await expireSession(environment, secretKey, known)) ? 'expired' : 'paid';
}

/** @returns false if it has been paid meanwhile */
async function expireSession(environment: EdgeEnvironment, secretKey: string, id: string): Promise<boolean> {
  const { status } = await askStripe(environment, secretKey, 'GET', `/v1/checkout/sessions/${id}`);
  if (status === 'open') await askStripe(environment, secretKey, 'POST', `/v1/checkout/sessions/${id}/expire`, {});
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
  // Stripe accepts no negative lines, so the discount is subtracted from the fee's line.
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
 * Creates a payment's session, or finds it. Its return URLs are in the buyer's language; if the response to the first request
 * was lost and the buyer has switched languages since, the session is found under the other language.
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

/** Stripe's error response. */
class StripeRefusal extends Refusal {
  readonly type: string;

  constructor(status: number, type: string, path: string) {
    super(502, 'unexpected_failure', `Stripe answered ${status} ${type} to ${path}.`);
    this.type = type;
  }
}

/** Statuses of a refund whose money has not gone back (https://docs.stripe.com/api/refunds/object). */
const failures: readonly unknown[] = ['failed', 'canceled'];

/**
 * Refunds the full amount of a payment; a repeated call finds the first refund.
 * @throws {Refusal} 502, also when Stripe says that the refund failed
 */
export async function refundStripePayment(
  environment: EdgeEnvironment,
  secretKey: string,
  { payment, intent, reason }: { readonly payment: string; readonly intent: string; readonly reason: string },
): Promise<void> {
  const fields = { payment_intent: intent, 'metadata[payment]': payment, 'metadata[reason]': reason };
  const refund = async (key?: string) => {
    const { status, body } = await send(environment, secretKey, 'POST', '/v1/refunds', fields, key);
    const error = Object(body['error']) as { readonly type?: unknown; readonly code?: unknown };
    return { status, hasFailed: failures.includes(body['status']), ...error };
  };
  let answer = await refund(`refund_${payment}`);
  // The key was used with another reason, or its refund failed. Without a key the money still goes back once: Stripe refunds no
  // charge twice.
  if (answer.type === 'idempotency_error' || answer.hasFailed) answer = await refund();
  const { status, type, code, hasFailed } = answer;
  if (hasFailed) throw new Refusal(502, 'unexpected_failure', 'Stripe could not send the money back.');
  if (status < 400 || code === 'charge_already_refunded') return;
  throw new StripeRefusal(status, typeof type === 'string' ? type : 'and no reason', '/v1/refunds');
}

/** The refunds of a charge, as far as they are read (https://docs.stripe.com/api/refunds/object). */
interface StripeRefund {
  readonly amountCents: number;
  readonly status: string;
  readonly reason: string | null;
  readonly metadata: Readonly<Record<string, string>>;
}

/** A charge that Stripe has sent back, in full or in part, or has tried to. */
export interface RefundedCharge {
  /** The payment intent that it paid. */
  readonly intent: string;
  /** What has gone back or is on its way. */
  readonly refundedCents: number;
  readonly isFull: boolean;
  /** Whether a refund failed, so that its money is still here. */
  readonly hasFailed: boolean;
  /** The newest first. */
  readonly refunds: readonly StripeRefund[];
}

/**
 * A charge and its refunds as Stripe has them now.
 * @returns null for a charge that no payment intent made, which is none of ours
 * @throws {Refusal} 502
 */
export async function readRefundedCharge(
  environment: EdgeEnvironment,
  secretKey: string,
  id: string,
): Promise<RefundedCharge | null> {
  const read = (path: string) => readStripe(environment, secretKey, path);
  const { payment_intent: intent, amount } = await read(`/v1/charges/${encodeURIComponent(id)}`);
  if (typeof intent !== 'string') return null;
  const { data } = await read(`/v1/refunds?charge=${encodeURIComponent(id)}&limit=100`);
  const refunds = (Array.isArray(data) ? data : []).map((one): StripeRefund => {
    const { amount: cents, status, reason, metadata } = Object(one) as Readonly<Record<string, unknown>>;
    return {
      amountCents: Number(cents),
      status: String(status),
      reason: typeof reason === 'string' ? reason : null,
      metadata: Object(metadata) as Readonly<Record<string, string>>,
    };
  });
  const sent = refunds.filter(({ status }) => !failures.includes(status));
  const refundedCents = sent.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return { intent, refundedCents, isFull: refundedCents >= Number(amount), hasFailed: sent.length < refunds.length, refunds };
}

/**
 * The charges of a payment intent as Stripe has them now, and the ids of the disputes about them.
 * @throws {Refusal} 502
 */
export async function readCharges(environment: EdgeEnvironment, secretKey: string, intent: string) {
  const list = async (kind: 'charges' | 'disputes') => {
    const { data } = await readStripe(
      environment,
      secretKey,
      `/v1/${kind}?payment_intent=${encodeURIComponent(intent)}&limit=100`,
    );
    return (Array.isArray(data) ? data : []).map((one) => Object(one) as Readonly<Record<string, unknown>>);
  };
  const charges = await list('charges');
  const isDisputed = charges.some(({ disputed }) => disputed === true);
  return {
    refunded: charges.filter(({ amount_refunded: cents }) => Number(cents) > 0).map(({ id }) => String(id)),
    disputes: isDisputed ? (await list('disputes')).map(({ id }) => String(id)) : [],
  };
}

/**
 * An object of Stripe's API as it is now: events arrive late, twice and in any order.
 * @throws {Refusal} 502
 */
export async function readStripe(
  environment: EdgeEnvironment,
  secretKey: string,
  path: string,
): Promise<Readonly<Record<string, unknown>>> {
  const { status, body } = await send(environment, secretKey, 'GET', path);
  if (status >= 400) throw new StripeRefusal(status, 'to a read', path);
  return body;
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
