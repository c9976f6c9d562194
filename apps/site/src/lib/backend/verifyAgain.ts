import { getClient } from './client.ts';
import { confirmFactor } from './factors.ts';
import type { Security } from './security.ts';

/** What the signed-in person is asked for before a change that money depends on; `none` for an account without either. */
export type Proof = 'factor' | 'password' | 'none';

/** The second factor where there is one, else the password. */
export function proofOf(security: Security): Proof {
  if (security.factors.some(({ factor_type }) => factor_type === 'totp')) return 'factor';
  return hasPassword(security) ? 'password' : 'none';
}

/** Whether the account may have a password: only the auth service knows about one of an account that signs in by codes. */
export function hasPassword({ identities, email, phone }: Security): boolean {
  const hasAddress = email !== null || phone !== null;
  return hasAddress && identities.some(({ provider }) => provider === 'email' || provider === 'phone');
}

/**
 * Proves again who is signed in; the database then allows the change for 15 minutes.
 * @param secret the password, or the code of the authenticator app
 * @throws {AuthError} such as `invalid_credentials`, `mfa_verification_failed`
 */
export async function verifyAgain(security: Security, secret: string): Promise<void> {
  if (proofOf(security) === 'factor') {
    const factor = security.factors.find(({ factor_type }) => factor_type === 'totp');
    if (factor) await confirmFactor(factor.id, secret.trim());
    return;
  }
  const { auth } = await getClient();
  const { error } = await auth.signInWithPassword(
    security.email === null ? { phone: security.phone ?? '', password: secret } : { email: security.email, password: secret },
  );
  if (error) throw error;
}
