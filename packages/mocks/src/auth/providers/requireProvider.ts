import type { ProviderSettings } from '@duneline/specs/contract';
import { AuthError } from '../AuthError.ts';
import { externalProviders } from '../externalProviders.ts';
import type { AuthSettings } from '../settings.ts';

/** A provider that is switched on. */
export interface Provider extends Required<ProviderSettings> {
  readonly name: string;
}

/** Providers that people may come from, though GET /settings does not list them. */
const unlisted: readonly string[] = ['x', 'vercel_marketplace'];

/** The provider of a name. @throws AuthError 400 for one that is unknown or switched off */
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

/** How a project has set a provider up. */
export function providerOf({ providers }: AuthSettings, name: string): Provider {
  const defaults = { isEnabled: false, clientIds: [`${name}-client`], isNonceChecked: true, isEmailOptional: false };
  return { ...defaults, ...providers[name], name };
}
