import type { Arrival, Factor, Identifier, NewAccount, SocialProvider } from '@duneline/machines';
import { sessionFlow, settledSession } from '../session/sessionFlow.ts';
import { isSessionWanted } from '../session/startWhenWanted.ts';
import { getClient } from './client.ts';
import { getConnection } from './connection.ts';

/**
 * Who is here, and what they still owe before they may go on.
 * @throws what the auth service said about a link that does not hold (spec §8).
 */
export async function readArrival(): Promise<Arrival> {
  await getConnection(); // an embedded world may begin with somebody signed in
  if (!isSessionWanted()) return 'nobody';
  sessionFlow.preload();
  const { status, session, needsSecondFactor, problem } = await settledSession();
  if (!session) {
    if (problem?.during === 'link') throw problem.error;
    return 'nobody';
  }
  if (status === 'recovering') return 'recovering';
  return needsSecondFactor ? 'factorMissing' : 'signedIn';
}

/**
 * Signs in with a password.
 * @throws {AuthError} with the server's `code`, or with status 0 when it could not be reached.
 */
export async function signIn(identifier: Identifier, password: string): Promise<void> {
  const { auth } = await getClient();
  const { error } = await auth.signInWithPassword({ ...identifier, password });
  if (error) throw error;
}

/**
 * Creates an account; says whether the person is signed in at once, or has to confirm the address or number first.
 * @param comeBackTo where the mailed link leads in the end, an address of this site
 * @throws {AuthError} with the server's `code`, or with status 0 when it could not be reached.
 */
export async function createAccount({ identifier, password, name }: NewAccount, comeBackTo: string): Promise<boolean> {
  if (!identifier) throw new Error('An account needs an e-mail address or a phone number.');
  const { auth } = await getClient();
  const { data, error } = await auth.signUp({
    ...identifier,
    password,
    options: { data: { display_name: name }, emailRedirectTo: comeBackTo },
  });
  if (error) throw error;
  return data.session !== null;
}

/**
 * Leaves for the page of a provider, which leads back with a session.
 * @throws {AuthError} when the provider is switched off.
 */
export async function openProvider(provider: SocialProvider, comeBackTo: string): Promise<void> {
  const { auth } = await getClient();
  const { error } = await auth.signInWithOAuth({ provider, options: { redirectTo: comeBackTo } });
  if (error) throw error;
}

/**
 * The second factors that can be proved here, as the server has them now.
 * @throws {AuthError} when the server could not be reached.
 */
export async function readFactors(): Promise<readonly Factor[]> {
  const { auth } = await getClient();
  const { data, error } = await auth.mfa.listFactors();
  if (error) throw error;
  return [...data.totp, ...data.phone].map((factor) => ({ id: factor.id, type: factor.factor_type, name: nameOf(factor) }));
}

/** The person's own name of a factor; a phone without one has its number, which supabase-js does not declare. */
function nameOf(factor: { readonly friendly_name?: string; readonly phone?: unknown }): string {
  return factor.friendly_name || (typeof factor.phone === 'string' ? `+${factor.phone}` : '');
}

/** Whether a second factor has to be proved before the password can be changed. */
export async function readFactorNeed(): Promise<boolean> {
  sessionFlow.preload();
  return (await settledSession()).needsSecondFactor;
}

/**
 * Sets the password of the signed-in person, which ends their other sessions.
 * @throws {AuthError} `weak_password`, `same_password` and others.
 */
export async function setPassword(password: string): Promise<void> {
  const { auth } = await getClient();
  const { error } = await auth.updateUser({ password });
  if (error) throw error;
}

const offered: readonly SocialProvider[] = ['google', 'apple'];

/** The providers that the project has switched on (`GET /settings`). */
export async function readProviders(): Promise<readonly SocialProvider[]> {
  const { url, anonKey } = await getConnection();
  const response = await fetch(`${url}/auth/v1/settings`, { headers: { apikey: anonKey } });
  const { external = {} }: { readonly external?: Readonly<Record<string, unknown>> } = await response.json();
  return offered.filter((provider) => external[provider] === true);
}
