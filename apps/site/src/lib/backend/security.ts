import type { SocialProvider } from '@duneline/machines';
import type { Factor, UserAttributes, UserIdentity } from '@supabase/auth-js';
import { getClient } from './client.ts';
import { readProviders } from './signIn.ts';

/** A verified second factor. */
export type SecondFactor = Pick<Factor, 'id' | 'factor_type' | 'created_at'> & { readonly name: string };

/** The sign-in methods and second factors of an account. */
export interface Security {
  readonly email: string | null;
  /** An unconfirmed new address. */
  readonly newEmail: string | null;
  readonly phone: string | null;
  readonly factors: readonly SecondFactor[];
  readonly identities: readonly UserIdentity[];
  /** Providers that can be linked. */
  readonly providers: readonly SocialProvider[];
}

/**
 * The signed-in user's security settings, from the server.
 * @throws {AuthError} if there is no session, or the server is unreachable
 */
export async function readSecurity(): Promise<Security> {
  const { auth } = await getClient();
  const [person, providers] = await Promise.all([auth.getUser(), readProviders()]);
  if (person.error) throw person.error;
  const { user } = person.data;
  const factors: readonly Factor[] = user.factors ?? [];
  return {
    email: user.email || null,
    newEmail: user.new_email || null,
    phone: user.phone ? `+${user.phone}` : null,
    factors: factors
      .filter(({ status }) => status === 'verified')
      .map(({ id, factor_type, created_at, friendly_name }) => ({ id, factor_type, created_at, name: friendly_name ?? '' })),
    identities: user.identities ?? [],
    providers,
  };
}

interface NewPassword {
  readonly password: string;
  /** The present password, without which the service changes none. */
  readonly current: string;
  /** The code from the mail. */
  readonly nonce: string;
}

/**
 * Sets a new password, which signs out other devices. An old session needs a mailed code first: the function then sends it and
 * returns false.
 * @throws {AuthError} such as `weak_password`, `same_password`, `current_password_invalid`
 */
export async function changePassword({ password, current, nonce }: NewPassword): Promise<boolean> {
  const { auth } = await getClient();
  const { error } = await auth.updateUser({
    password,
    ...(current !== '' && { current_password: current }),
    ...(nonce !== '' && { nonce }),
  });
  if (error?.code === 'reauthentication_needed') {
    const { error: unsent } = await auth.reauthenticate();
    if (unsent) throw unsent;
    return false;
  }
  if (error) throw error;
  return true;
}

/**
 * Requests a change of e-mail address: the service mails links that lead back to the settings.
 * @throws {AuthError} such as `email_exists`
 */
export async function changeEmail(email: string): Promise<void> {
  await update({ email }, { emailRedirectTo: settingsAddress() });
}

/**
 * Requests a change of phone number (with country code): the service sends a code to the new number.
 * @throws {AuthError} such as `phone_exists`
 */
export async function changePhone(phone: string): Promise<void> {
  await update({ phone });
}

/** Verifies the code sent to a new phone number. @throws {AuthError} such as `otp_expired` */
export async function confirmPhone(phone: string, token: string): Promise<void> {
  const { auth } = await getClient();
  const { error } = await auth.verifyOtp({ phone, token, type: 'phone_change' });
  if (error) throw error;
}

/** The URL of the settings that are open, to which links and providers return: each area has them. */
export function settingsAddress(): string {
  return window.location.origin + window.location.pathname;
}

async function update(attributes: UserAttributes, options?: { readonly emailRedirectTo: string }): Promise<void> {
  const { auth } = await getClient();
  const { error } = await auth.updateUser(attributes, options);
  if (error) throw error;
}
