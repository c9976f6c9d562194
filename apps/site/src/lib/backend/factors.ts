import { getClient } from './client.ts';

/** An authenticator app being enrolled; it becomes a factor when its first code is verified. */
export interface EnrolledApp {
  readonly id: string;
  readonly name: string;
  /** A QR code as a data URL. */
  readonly picture: string;
  /** The secret in base32, for manual entry. */
  readonly secret: string;
}

/**
 * Starts the enrollment of an authenticator app as a second factor.
 * @throws {AuthError} such as `mfa_factor_name_conflict`, `insufficient_aal`
 */
export async function enrollApp(name: string): Promise<EnrolledApp> {
  const { auth } = await getClient();
  const { data, error } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: name });
  if (error) throw error;
  return { id: data.id, name, picture: data.totp.qr_code, secret: data.totp.secret };
}

/** Verifies a code of a second factor, which raises the session to aal2. @throws {AuthError} such as `mfa_verification_failed` */
export async function confirmFactor(factorId: string, code: string): Promise<void> {
  const { auth } = await getClient();
  const { error } = await auth.mfa.challengeAndVerify({ factorId, code });
  if (error) throw error;
}

/**
 * Removes a second factor.
 * @throws {AuthError} `insufficient_aal` if this session was opened without it
 */
export async function removeFactor(factorId: string): Promise<void> {
  const { auth } = await getClient();
  const { error } = await auth.mfa.unenroll({ factorId });
  if (error) throw error;
  // The session's token claims aal2 until it is refreshed.
  await auth.refreshSession();
}
