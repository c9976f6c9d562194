import type { Arrival, Factor, Identifier, NewAccount, SocialProvider } from '@duneline/machines';
import { settleReferral } from '../referral/settleReferral.ts';
import { mayHaveSession, sessionFlow, waitForSession } from '../session/sessionFlow.ts';
import { getClient } from './client.ts';
import { getConnection } from './connection.ts';
import { fetchInTime } from './fetchInTime.ts';

/**
 * The signed-in user, and whether a second factor is still required.
 * @throws the auth service's error for an invalid link (spec §8)
 */
export async function readArrival(): Promise<Arrival> {
  await getConnection(); // an embedded scenario may start with a signed-in persona
  if (!mayHaveSession()) return 'nobody';
  sessionFlow.preload();
  const { status, session, needsSecondFactor, problem } = await waitForSession();
  if (!session) {
    if (problem?.during === 'link') throw problem.error;
    return 'nobody';
  }
  if (status === 'recovering') return 'recovering';
  return needsSecondFactor ? 'factorMissing' : 'signedIn';
}

/**
 * Signs in with a password.
 * @throws {AuthError} with the server's `code`, or with status 0 if it is unreachable
 */
export async function signIn(identifier: Identifier, password: string): Promise<void> {
  const { auth } = await getClient();
  const { data, error } = await auth.signInWithPassword({ ...identifier, password });
  if (error) throw error;
  assertSession(data);
}

/**
 * Rejects a 200 response without a session, which supabase-js does not report as an error.
 * @throws {Error} if there is no session
 */
export function assertSession({ session }: { readonly session: unknown }): void {
  if (!session) throw new Error('The auth service answered without a session.');
}

/**
 * Creates an account.
 * @param comeBackTo URL of this site that the mailed link leads to
 * @returns whether the user is signed in immediately or must confirm the address or number first
 * @throws {AuthError} with the server's `code`, or with status 0 when the server is unreachable
 */
export async function createAccount({ identifier, password, name }: NewAccount, comeBackTo: string): Promise<boolean> {
  if (!identifier) throw new Error('An account needs an e-mail address or a phone number.');
  const { auth } = await getClient();
  const { code } = await settleReferral();
  const { data, error } = await auth.signUp({
    ...identifier,
    password,
    options: { data: { display_name: name, ...(code && { referral: code }) }, emailRedirectTo: comeBackTo },
  });
  if (error) throw error;
  if (!data.user) throw new Error('The auth service answered without an account.');
  return data.session !== null;
}

/** Redirects to a provider's sign-in page, which returns with a session. @throws {AuthError} when the provider is disabled */
export async function openProvider(provider: SocialProvider, comeBackTo: string): Promise<void> {
  const { auth } = await getClient();
  const { error } = await auth.signInWithOAuth({ provider, options: { redirectTo: comeBackTo } });
  if (error) throw error;
}

/** The verified second factors that the site supports. @throws {AuthError} when the server is unreachable */
export async function readFactors(): Promise<readonly Factor[]> {
  const { auth } = await getClient();
  const { data, error } = await auth.mfa.listFactors();
  if (error) throw error;
  return [...data.totp, ...data.phone].map((factor) => ({ id: factor.id, type: factor.factor_type, name: nameOf(factor) }));
}

/** The user's name for a factor; an unnamed phone has its number, which supabase-js' types omit. */
function nameOf(factor: { readonly friendly_name?: string; readonly phone?: unknown }): string {
  return factor.friendly_name || (typeof factor.phone === 'string' ? `+${factor.phone}` : '');
}

/** Whether a second factor must be verified before the password can be changed. */
export async function readFactorNeed(): Promise<boolean> {
  sessionFlow.preload();
  return (await waitForSession()).needsSecondFactor;
}

/**
 * Sets the signed-in user's password, which ends their other sessions.
 * @throws {AuthError} such as `weak_password`, `same_password`
 */
export async function setPassword(password: string): Promise<void> {
  const { auth } = await getClient();
  const { error } = await auth.updateUser({ password });
  if (error) throw error;
}

const offered: readonly SocialProvider[] = ['google', 'apple'];

/** The enabled providers (`GET /settings`). */
export async function readProviders(): Promise<readonly SocialProvider[]> {
  const { url, anonKey } = await getConnection();
  const response = await fetchInTime(`${url}/auth/v1/settings`, { headers: { apikey: anonKey } });
  const { external }: { readonly external?: unknown } = Object(response.ok ? await response.json() : null);
  const switches: Readonly<Partial<Record<SocialProvider, unknown>>> = Object(external);
  return offered.filter((provider) => switches[provider] === true);
}
