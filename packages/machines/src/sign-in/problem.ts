import { codeOf } from '../effects/failure.ts';
import type { Credentials } from './identifier.ts';

/**
 * Why signing in or up failed. `incomplete`: identifier and password are required (spec §5), `missing` names those not given;
 * `identifier`: the text is neither an
 * e-mail address nor a phone number; `refused`: the auth service refused or was unreachable (spec §8).
 */
export type SignInProblem =
  | { readonly kind: 'incomplete'; readonly missing: readonly CredentialField[] }
  | { readonly kind: 'identifier' }
  | { readonly kind: 'refused'; readonly error: unknown };

type CredentialField = 'identifier' | 'password';

/** The problem of a form before it is submitted, `null` if there is none. */
export function problemOf({ typed, identifier, password }: Credentials): SignInProblem | null {
  const missing: readonly CredentialField[] = [
    ...(typed.trim() ? [] : ['identifier' as const]),
    ...(password ? [] : ['password' as const]),
  ];
  if (missing.length > 0) return { kind: 'incomplete', missing };
  return identifier ? null : { kind: 'identifier' };
}

/** Whether the service refused because it sent a message to this user too recently; that message is still valid. */
export function isSentAlready(error: unknown): boolean {
  return /^over_(email|sms)_send_rate_limit$/.test(codeOf(error));
}

/** Whether the password was correct, but the address or number is not confirmed. */
export function isUnconfirmed(error: unknown): boolean {
  return /^(email|phone)_not_confirmed$/.test(codeOf(error));
}
