import type { EdgeEnvironment } from '../../../contract.ts';
import { callDatabase, readPerson } from './platform.ts';
import type { Person } from './platform.ts';
import { Refusal } from './Refusal.ts';

/** How long a verified second factor allows changes, in seconds. */
const freshness = 300;
/** The methods of a second factor in the claim `amr`. */
const factorMethods = new Set(['totp', 'mfa/phone', 'mfa/webauthn']);

/** An admin whose session is at aal2. */
export interface Admin extends Person {
  /** When the session last verified a second factor, in seconds since the epoch. */
  readonly verifiedAt: number;
}

/**
 * The admin who sent the request.
 * @throws {Refusal} 401 without a session, 403 without the role or the second factor
 */
export async function requireAdmin(request: Request, environment: EdgeEnvironment): Promise<Admin> {
  const person = await readPerson(request, environment);
  if (person === null) throw new Refusal(401, 'no_authorization', 'Nobody is signed in.');
  const { aal, amr } = claimsOf(person);
  if (aal !== 'aal2') throw new Refusal(403, 'insufficient_aal', 'The session has not verified a second factor.');
  const as = { authorization: person.authorization, apikey: environment.anonKey };
  if ((await callDatabase(environment, 'is_admin', {}, as)) !== true) {
    throw new Refusal(403, 'not_admin', 'The person is no admin.');
  }
  const times = (Array.isArray(amr) ? amr : []).map((entry): number => {
    const { method, timestamp } = Object(entry) as Readonly<Record<string, unknown>>;
    return typeof method === 'string' && factorMethods.has(method) && typeof timestamp === 'number' ? timestamp : 0;
  });
  return { ...person, verifiedAt: Math.max(0, ...times) };
}

/** @throws {Refusal} 403 when the admin's second factor was not verified within the last minutes */
export function requireFreshFactor({ verifiedAt }: Admin, { now }: EdgeEnvironment): void {
  if (now() / 1000 - verifiedAt <= freshness) return;
  throw new Refusal(403, 'insufficient_aal', 'The second factor was verified too long ago. Verify it again.');
}

/** The claims of a token that the auth service has already verified. */
function claimsOf({ authorization }: Person): Readonly<Record<string, unknown>> {
  const payload = authorization.split('.')[1] ?? '';
  return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Readonly<Record<string, unknown>>;
}

/**
 * An order that an admin placed as a guest is their own too.
 * @throws {Refusal} 403
 */
export async function refuseOwnOrder(environment: EdgeEnvironment, order: string, admin: Admin): Promise<void> {
  const asked = { _order: order, _person: admin.id, _email: admin.confirmedEmail };
  if ((await callDatabase(environment, 'is_own_order', asked)) !== true) return;
  throw new Refusal(403, 'own_account', 'Nobody refunds their own order.');
}
