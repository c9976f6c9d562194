import type { EdgeEnvironment } from '../../../contract.ts';
import type { OrderReceipt } from './orders.ts';
import { returnPages } from './orders.ts';
import { readRows, updateRows } from './platform.ts';
import { Refusal } from './Refusal.ts';
import { sendToStripe, StripeRefusal } from './stripe.ts';

/** The used fields of a Checkout Session (https://docs.stripe.com/api/checkout/sessions/object). */
interface Session {
  readonly id: string;
  readonly status: 'open' | 'complete' | 'expired';
  /** `null` once the session is closed. */
  readonly url: string | null;
}

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

async function askStripe(
  environment: EdgeEnvironment,
  secretKey: string,
  method: 'GET' | 'POST',
  path: string,
  fields?: Readonly<Record<string, string>>,
  idempotencyKey?: string,
): Promise<Session> {
  const answer = await sendToStripe(environment, secretKey, method, path, fields, idempotencyKey);
  const { id, status, url: page, error } = answer.body;
  const isStatus = status === 'open' || status === 'complete' || status === 'expired';
  if (answer.status >= 400 || typeof id !== 'string' || !isStatus) {
    const { type } = Object(error) as Readonly<Record<string, unknown>>;
    throw new StripeRefusal(answer.status, typeof type === 'string' ? type : 'and no reason', path);
  }
  return { id, status, url: typeof page === 'string' ? page : null };
}
