import { uuid } from '../_shared/fields.ts';
import { Refusal } from '../_shared/Refusal.ts';

/** Stripe's notification about a payment. */
export interface StripeNotice {
  readonly payment: string;
  readonly status: 'succeeded' | 'failed';
  readonly amountCents: number;
  readonly reference: string;
  /** The payment intent, as charges, refunds and disputes name it; null while there is none. */
  readonly intent: string | null;
  readonly reason: string | null;
  readonly currency: string;
  readonly provider: 'stripe';
}

/**
 * Parses an event of Stripe (https://docs.stripe.com/api/events/object).
 * @returns `null` for an event that settles nothing: another type, or a session whose payment is still pending
 * @throws {Refusal} 400 if it settles a payment without naming it
 */
export function readStripeNotice(event: StripeEvent): StripeNotice | null {
  const session = fieldsOf(fieldsOf(event['data'])['object']);
  const status = outcomeOf(event['type'], session['payment_status']);
  if (status === null) return null;
  const { id, amount_total: amount, currency, payment_intent: intent, metadata } = session;
  const isRead = typeof id === 'string' && typeof amount === 'number' && Number.isSafeInteger(amount);
  if (!isRead || typeof currency !== 'string' || !/^[a-z]{3}$/i.test(currency)) {
    throw invalid('The session must have an id, an amount_total and a currency.');
  }
  return {
    payment: readPayment(fieldsOf(metadata)['payment']),
    status,
    amountCents: amount,
    reference: typeof intent === 'string' ? intent : id,
    intent: typeof intent === 'string' ? intent : null,
    reason: status === 'failed' ? (reasons[String(event['type'])] ?? null) : null,
    currency: currency.toUpperCase(),
    provider: 'stripe',
  };
}

const reasons: Readonly<Record<string, string>> = {
  'checkout.session.async_payment_failed': 'The bank declined the payment.',
  'checkout.session.expired': 'The payment page was open for too long.',
};

function outcomeOf(type: unknown, paymentStatus: unknown): 'succeeded' | 'failed' | null {
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return paymentStatus === 'paid' ? 'succeeded' : null;
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return 'failed';
    default:
      return null;
  }
}

function readPayment(value: unknown): string {
  try {
    return uuid(value);
  } catch {
    throw invalid('metadata.payment must be the UUID of the payment.');
  }
}

/** An event of Stripe whose signature has been checked. */
export type StripeEvent = Readonly<Record<string, unknown>>;

/** @throws {Refusal} 400 when the body is not JSON */
export function parseStripeEvent(body: string): StripeEvent {
  try {
    return fieldsOf(JSON.parse(body));
  } catch {
    throw new Refusal(400, 'bad_json', 'The body is not JSON.');
  }
}

/** An object's fields; empty for any other value. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => ({ ...Object(value) });

const invalid = (message: string): Refusal => new Refusal(400, 'validation_failed', message);
