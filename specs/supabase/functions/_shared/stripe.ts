import type { EdgeEnvironment } from '../../../contract.ts';
import { Refusal } from './Refusal.ts';

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

/** Stripe's error response. */
export class StripeRefusal extends Refusal {
  readonly type: string;

  constructor(status: number, type: string, path: string) {
    super(502, 'unexpected_failure', `Stripe answered ${status} ${type} to ${path}.`);
    this.type = type;
  }
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
  const { status, body } = await sendToStripe(environment, secretKey, 'GET', path);
  if (status >= 400) throw new StripeRefusal(status, 'to a read', path);
  return body;
}

/**
 * Sends a request to Stripe; `status` is Stripe's.
 * @throws {Refusal} 502 if it is unreachable or does not respond with JSON
 */
export async function sendToStripe(
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
