import type { Factor, Identifier } from '@duneline/machines';
import type { SupabaseClient } from '@supabase/supabase-js';
import { getClient } from './client.ts';

/** A code that is sent to an address or number: to sign in, to confirm it, or to set a new password. */
interface SentCode {
  readonly kind: 'signIn' | 'confirmation' | 'recovery';
  readonly identifier: Identifier;
}

/** What a code is for. */
export type CodePurpose = SentCode | { readonly kind: 'factor'; readonly factor: Factor };

/**
 * Sends a code, by mail with a link beside it; nothing where an app shows the code.
 * @param comeBackTo where the link leads in the end, an address of this site
 * @returns what the auth service calls the challenge of a second factor, else `null`
 * @throws {AuthError} such as `over_email_send_rate_limit`, or with status 0 when the server could not be reached.
 */
export async function sendCode(purpose: CodePurpose, comeBackTo: string): Promise<string | null> {
  const { auth } = await getClient();
  if (purpose.kind === 'factor') {
    const { data, error } = await auth.mfa.challenge({ factorId: purpose.factor.id });
    if (error) throw error;
    return data.id;
  }
  const { error } = await send(auth, purpose, comeBackTo);
  // Whoever has forgotten a password is not told whether there is such an account.
  if (error && !(purpose.kind === 'recovery' && error.code === 'otp_disabled')) throw error;
  return null;
}

function send(auth: SupabaseClient['auth'], { kind, identifier }: SentCode, comeBackTo: string) {
  if ('phone' in identifier) {
    if (kind === 'confirmation') return auth.resend({ type: 'sms', ...identifier });
    return auth.signInWithOtp({ ...identifier, options: { shouldCreateUser: false } });
  }
  if (kind === 'recovery') return auth.resetPasswordForEmail(identifier.email, { redirectTo: comeBackTo });
  if (kind === 'confirmation') return auth.resend({ type: 'signup', ...identifier, options: { emailRedirectTo: comeBackTo } });
  return auth.signInWithOtp({ ...identifier, options: { emailRedirectTo: comeBackTo, shouldCreateUser: false } });
}

/**
 * Has a code checked; the person is signed in, or the session is aal2, from then on.
 * @param challenge what `sendCode` returned
 * @throws {AuthError} such as `otp_expired`, `mfa_verification_failed`.
 */
export async function verifyCode(purpose: CodePurpose, code: string, challenge: string | null): Promise<void> {
  const { auth } = await getClient();
  const { error } = await (purpose.kind === 'factor'
    ? verifyFactor(auth, purpose.factor.id, code, challenge)
    : 'phone' in purpose.identifier
      ? auth.verifyOtp({ ...purpose.identifier, token: code, type: 'sms' })
      : auth.verifyOtp({ ...purpose.identifier, token: code, type: purpose.kind === 'recovery' ? 'recovery' : 'email' }));
  if (error) throw error;
}

function verifyFactor({ mfa }: SupabaseClient['auth'], factorId: string, code: string, challengeId: string | null) {
  // A code that an app shows answers no question that was asked before.
  return challengeId === null ? mfa.challengeAndVerify({ factorId, code }) : mfa.verify({ factorId, challengeId, code });
}
