import { getClient } from './client.ts';

/** An authenticator app that was begun: it counts once its first code was confirmed. */
export interface EnrolledApp {
  readonly id: string;
  readonly name: string;
  /** A QR code as a data address. */
  readonly picture: string;
  /** The same as text, base32. */
  readonly secret: string;
}

/**
 * Begins an authenticator app as a second factor.
 * @throws {AuthError} such as `mfa_factor_name_conflict`, `insufficient_aal`.
 */
export async function enrollApp(name: string): Promise<EnrolledApp> {
  const { auth } = await getClient();
  const { data, error } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: name });
  if (error) throw error;
  return { id: data.id, name, picture: data.totp.qr_code, secret: data.totp.secret };
}

/** Takes a code of a second factor: the session is aal2 from now on. @throws {AuthError} such as `mfa_verification_failed`. */
export async function confirmFactor(factorId: string, code: string): Promise<void> {
  const { auth } = await getClient();
  const { error } = await auth.mfa.challengeAndVerify({ factorId, code });
  if (error) throw error;
}

/** Removes a second factor. @throws {AuthError} `insufficient_aal` when this session was opened without it. */
export async function removeFactor(factorId: string): Promise<void> {
  const { auth } = await getClient();
  const { error } = await auth.mfa.unenroll({ factorId });
  if (error) throw error;
  // The token of the session still says aal2 until it is renewed.
  await auth.refreshSession();
}
