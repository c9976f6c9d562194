import type { EdgeEnvironment } from '../../../contract.ts';
import { callDatabase } from './platform.ts';
import type { Person } from './platform.ts';

/**
 * The caller's network address as the platform reports it; `null` without a platform. Clients may send both headers. Supabase's
 * gateway replaces `cf-connecting-ip`, which no other gateway does; to `x-forwarded-for` each proxy appends the address that it saw,
 * so that only the last entry is not the client's choice.
 */
function addressOf({ headers }: Request, { url }: Pick<EdgeEnvironment, 'url'>): string | null {
  const isHosted = new URL(url).hostname.endsWith('.supabase.co');
  const address =
    (isHosted ? headers.get('cf-connecting-ip') : null) ?? headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';
  return address === '' ? null : address.slice(0, 100);
}

/** A hash of the caller's address with a secret that changes daily, so that no address is stored; `null` without an address. */
export async function callerOf(request: Request, environment: EdgeEnvironment): Promise<string | null> {
  const address = addressOf(request, environment);
  return address === null ? null : hashForToday(address, environment);
}

/** A hash of a text with a secret that changes daily. */
export async function hashForToday(
  hashed: string,
  { serviceRoleKey, now }: Pick<EdgeEnvironment, 'serviceRoleKey' | 'now'>,
): Promise<string> {
  const day = new Date(now()).toISOString().slice(0, 10);
  const bytes = (text: string) => new TextEncoder().encode(text);
  const key = await crypto.subtle.importKey('raw', bytes(serviceRoleKey), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const hash = new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes(`${day} ${hashed}`)));
  return Array.from(hash.slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Counts a call of an edge function; the database has its limit in `rate_limit`. Requests without an address, as in the embedded
 * backend, are not counted.
 * @throws {Refusal} 429 after more calls
 */
export async function limitCalls(request: Request, environment: EdgeEnvironment, endpoint: string): Promise<void> {
  const caller = await callerOf(request, environment);
  if (caller !== null) await callDatabase(environment, 'count_call', { _endpoint: endpoint, _caller: caller });
}

/**
 * Counts a coupon that the person may not use, for them and for their network address.
 * @throws {Refusal} 429 after too many of them
 */
export async function limitCouponGuesses(
  request: Request,
  environment: EdgeEnvironment,
  coupon: string,
  person: Person | null,
): Promise<void> {
  const guess = { _coupon: coupon, _person: person?.id ?? null, _caller: await callerOf(request, environment) };
  await callDatabase(environment, 'count_coupon_guess', guess);
}
