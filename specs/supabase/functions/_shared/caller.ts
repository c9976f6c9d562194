import type { EdgeEnvironment } from '../../../contract.ts';
import { callDatabase } from './platform.ts';

/** The network address that the platform says a request comes from; null where there is no platform between. */
function addressOf({ headers }: Request): string | null {
  const address = headers.get('cf-connecting-ip') ?? headers.get('x-forwarded-for')?.split(',')[0]?.trim() ?? '';
  return address === '' ? null : address.slice(0, 100);
}

/** The caller's address as a hash with a secret that changes each day, so that no address is stored; null without one. */
export async function callerOf(request: Request, { serviceRoleKey, now }: EdgeEnvironment): Promise<string | null> {
  const address = addressOf(request);
  return address === null ? null : hashForToday(address, { serviceRoleKey, now });
}

/** A text as a hash with a secret that changes each day. */
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
 * Counts a call of an edge function. A request without an address, as in the embedded backend, is not counted.
 * @param most calls of one caller in so many seconds
 * @throws {Refusal} 429 when there were more
 */
export async function limitCalls(
  request: Request,
  environment: EdgeEnvironment,
  endpoint: string,
  { most, seconds }: { readonly most: number; readonly seconds: number },
): Promise<void> {
  const caller = await callerOf(request, environment);
  if (caller === null) return;
  await callDatabase(environment, 'count_call', { _endpoint: endpoint, _caller: caller, _most: most, _seconds: seconds });
}
