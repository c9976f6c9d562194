import type { EdgeEnvironment } from '../../../contract.ts';
import { callDatabase } from './platform.ts';

/** The caller's network address as the platform reports it; `null` without a platform. */
function addressOf({ headers }: Request): string | null {
  const address = headers.get('cf-connecting-ip') ?? headers.get('x-forwarded-for')?.split(',')[0]?.trim() ?? '';
  return address === '' ? null : address.slice(0, 100);
}

/** A hash of the caller's address with a secret that changes daily, so that no address is stored; `null` without an address. */
export async function callerOf(request: Request, { serviceRoleKey, now }: EdgeEnvironment): Promise<string | null> {
  const address = addressOf(request);
  return address === null ? null : hashForToday(address, { serviceRoleKey, now });
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
 * Counts a call of an edge function. Requests without an address, as in the embedded backend, are not counted.
 * @param most calls that one caller may make in the period
 * @throws {Refusal} 429 after more calls
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
