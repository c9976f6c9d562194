import type { Factor, Identifier } from '@duneline/machines';
import type { GoTrueClient } from '@supabase/auth-js';
import { getClient } from './client.ts';
import { assertSession } from './signIn.ts';

/** A code sent to an e-mail address or phone number: to sign in, to confirm the address, or to set a new password. */
interface SentCode {
  readonly kind: 'signIn' | 'confirmation' | 'recovery';
  readonly identifier: Identifier;
}

/** What a code is for. */
export type CodePurpose = SentCode | { readonly kind: 'factor'; readonly factor: Factor };

/**
 * Sends a one-time code; mails also contain a link. Sends nothing for an authenticator app.
 * @param comeBackTo URL of this site that the link leads to
 * @returns the challenge id of a second factor, otherwise `null`
 * @throws {AuthError} such as `over_email_send_rate_limit`, or with status 0 when the server is unreachable
 */
export async function sendCode(purpose: CodePurpose, comeBackTo: string): Promise<string | null> {
  const { auth } = await getClient();
  if (purpose.kind === 'factor') {
    const { data, error } = await auth.mfa.challenge({ factorId: purpose.factor.id });
    if (error) throw error;
    return data.id;
  }
  const { error } = await send(auth, purpose, comeBackTo);
  // The response must not reveal whether an account exists for the address.
  if (error && !(purpose.kind === 'recovery' && error.code === 'otp_disabled')) throw error;
  return null;
}

function send(auth: GoTrueClient, { kind, identifier }: SentCode, comeBackTo: string) {
  if ('phone' in identifier) {
    if (kind === 'confirmation') return auth.resend({ type: 'sms', ...identifier });
    return auth.signInWithOtp({ ...identifier, options: { shouldCreateUser: false } });
  }
  if (kind === 'recovery') return auth.resetPasswordForEmail(identifier.email, { redirectTo: comeBackTo });
  if (kind === 'confirmation') return auth.resend({ type: 'signup', ...identifier, options: { emailRedirectTo: comeBackTo } });
  return auth.signInWithOtp({ ...identifier, options: { emailRedirectTo: comeBackTo, shouldCreateUser: false } });
}

/**
 * Verifies a one-time code: the user is signed in, or the session is raised to aal2.
 * @param challenge what `sendCode` returned
 * @throws {AuthError} such as `otp_expired`, `mfa_verification_failed`
 */
export async function verifyCode(purpose: CodePurpose, code: string, challenge: string | null): Promise<void> {
  const { auth } = await getClient();
  if (purpose.kind === 'factor') {
    const { error } = await verifyFactor(auth, purpose.factor.id, code, challenge);
    if (error) throw error;
    return;
  }
  const { data, error } = await ('phone' in purpose.identifier
    ? auth.verifyOtp({ ...purpose.identifier, token: code, type: 'sms' })
    : auth.verifyOtp({ ...purpose.identifier, token: code, type: purpose.kind === 'recovery' ? 'recovery' : 'email' }));
  if (error) throw error;
  assertSession(data);
}

function verifyFactor({ mfa }: GoTrueClient, factorId: string, code: string, challengeId: string | null) {
  // Codes of an authenticator app have no earlier challenge.
  return challengeId === null ? mfa.challengeAndVerify({ factorId, code }) : mfa.verify({ factorId, challengeId, code });
}
