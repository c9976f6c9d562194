import { codeOf } from '../effects/failure.ts';
import type { Credentials } from './identifier.ts';

/**
 * Why a step of signing in or up did not succeed. `incomplete`: an identifier and a password are needed (spec §5); `identifier`: what
 * was typed is neither an e-mail address nor a phone number; `refused`: the auth service, or the way to it, said no (spec §8).
 */
export type SignInProblem =
  | { readonly kind: 'incomplete' | 'identifier' }
  | { readonly kind: 'refused'; readonly error: unknown };

/** What is wrong with a form before it is sent, `null` when nothing is. */
export function problemOf({ typed, identifier, password }: Credentials): SignInProblem | null {
  if (!typed.trim() || !password) return { kind: 'incomplete' };
  return identifier ? null : { kind: 'identifier' };
}

/** Whether the service refused because its last message to this person is too young: that message is still good. */
export function isSentAlready(error: unknown): boolean {
  return /^over_(email|sms)_send_rate_limit$/.test(codeOf(error));
}

/** Whether the password was right and the address or number is still to be confirmed. */
export function isUnconfirmed(error: unknown): boolean {
  return /^(email|phone)_not_confirmed$/.test(codeOf(error));
}
