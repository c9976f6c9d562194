import type { Provider, UserIdentity } from '@supabase/auth-js';
import { getClient } from './client.ts';
import { settingsAddress } from './security.ts';

/**
 * Redirects to a provider, which returns to the settings with the account linked.
 * @throws {AuthError} such as `manual_linking_disabled`
 */
export async function connectIdentity(provider: Provider): Promise<void> {
  const { auth } = await getClient();
  const { error } = await auth.linkIdentity({ provider, options: { redirectTo: settingsAddress() } });
  if (error) throw error;
}

/** Unlinks a provider from the account. @throws {AuthError} such as `single_identity_not_deletable` */
export async function disconnectIdentity(identity: UserIdentity): Promise<void> {
  const { auth } = await getClient();
  const { error } = await auth.unlinkIdentity(identity);
  if (error) throw error;
}
