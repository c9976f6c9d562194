import type { ProviderSettings } from '@duneline/specs/contract';
import { AuthError } from '../AuthError.ts';
import { externalProviders } from '../externalProviders.ts';
import type { AuthSettings } from '../settings.ts';

/** An enabled provider. */
export interface Provider extends Required<ProviderSettings> {
  readonly name: string;
}

/** Providers that users may sign in with, although GET /settings does not list them. */
const unlisted: readonly string[] = ['x', 'vercel_marketplace'];

/**
 * Finds a provider by name.
 * @throws AuthError 400 if it is unknown or disabled
 */
export function requireProvider(
  auth: AuthSettings,
  asked: string,
  code: 'validation_failed' | 'oauth_provider_not_supported' = 'validation_failed',
): Provider {
  const name = asked.toLowerCase();
  const unsupported = (reason: string): AuthError => new AuthError(400, code, `Unsupported provider: ${reason}`);
  if (name.startsWith('custom:')) throw unsupported(`custom provider ${name} not found`);
  if (![...externalProviders, ...unlisted].includes(name)) throw unsupported(`Provider ${name} could not be found`);
  const provider = providerOf(auth, name);
  if (!provider.isEnabled) throw unsupported('provider is not enabled');
  return provider;
}

/** A project's settings of a provider. */
export function providerOf({ providers }: AuthSettings, name: string): Provider {
  const defaults = { isEnabled: false, clientIds: [`${name}-client`], isNonceChecked: true, isEmailOptional: false };
  return { ...defaults, ...providers[name], name };
}
