import type { SocialProvider } from '@duneline/machines';
import type { Factor, UserAttributes, UserIdentity } from '@supabase/supabase-js';
import { getClient } from './client.ts';
import { readProviders } from './signIn.ts';

/** A second factor that was verified. */
export type SecondFactor = Pick<Factor, 'id' | 'factor_type' | 'created_at'> & { readonly name: string };

/** How a person signs in, and with what. */
export interface Security {
  readonly email: string | null;
  /** An address that waits to be confirmed. */
  readonly newEmail: string | null;
  readonly phone: string | null;
  readonly factors: readonly SecondFactor[];
  readonly identities: readonly UserIdentity[];
  /** Providers that can be connected. */
  readonly providers: readonly SocialProvider[];
}

/**
 * The signed-in person's security settings, as the server has them now.
 * @throws {AuthError} when nobody is signed in, or the server could not be reached.
 */
export async function readSecurity(): Promise<Security> {
  const { auth } = await getClient();
  const [person, providers] = await Promise.all([auth.getUser(), readProviders()]);
  if (person.error) throw person.error;
  const { user } = person.data;
  return {
    email: user.email || null,
    newEmail: user.new_email || null,
    phone: user.phone ? `+${user.phone}` : null,
    factors: (user.factors ?? [])
      .filter(({ status }) => status === 'verified')
      .map(({ id, factor_type, created_at, friendly_name }) => ({ id, factor_type, created_at, name: friendly_name ?? '' })),
    identities: user.identities ?? [],
    providers,
  };
}

/**
 * Sets a new password, which signs other devices out. In an old session the service wants a code first: then it is sent, and the answer is false.
 * @param nonce the code that was sent.
 * @throws {AuthError} with a code such as `weak_password`, `same_password`.
 */
export async function changePassword(password: string, nonce?: string): Promise<boolean> {
  const { auth } = await getClient();
  const { error } = await auth.updateUser({ password, ...(nonce !== undefined && { nonce }) });
  if (error?.code === 'reauthentication_needed') {
    const { error: unsent } = await auth.reauthenticate();
    if (unsent) throw unsent;
    return false;
  }
  if (error) throw error;
  return true;
}

/** Asks for another e-mail address: links are mailed, and lead back to the settings. @throws {AuthError} such as `email_exists`. */
export async function changeEmail(email: string): Promise<void> {
  await update({ email }, { emailRedirectTo: settingsAddress() });
}

/** Asks for another phone number, with its country code: a code is sent there. @throws {AuthError} such as `phone_exists`. */
export async function changePhone(phone: string): Promise<void> {
  await update({ phone });
}

/** Takes the code that was sent to a new phone number. @throws {AuthError} such as `otp_expired`. */
export async function confirmPhone(phone: string, token: string): Promise<void> {
  const { auth } = await getClient();
  const { error } = await auth.verifyOtp({ phone, token, type: 'phone_change' });
  if (error) throw error;
}

/** Where a person comes back to after a link or a provider. */
export function settingsAddress(): string {
  return `${window.location.origin}/affiliate-dashboard/settings`;
}

async function update(attributes: UserAttributes, options?: { readonly emailRedirectTo: string }): Promise<void> {
  const { auth } = await getClient();
  const { error } = await auth.updateUser(attributes, options);
  if (error) throw error;
}
