import { AuthError } from '../AuthError.ts';
import type { AuthSettings, SsoProvider } from '../settings.ts';

/** @throws AuthError 404 `saml_provider_disabled` if the project has no SAML */
export function requireSaml({ isSamlEnabled }: AuthSettings): void {
  if (!isSamlEnabled) throw new AuthError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled');
}

export function findSsoProvider({ ssoProviders }: AuthSettings, id: string): SsoProvider | undefined {
  return ssoProviders.find((provider) => provider.id.toLowerCase() === id.toLowerCase());
}

/** The entity id of an organization. */
export function entityIdOf(providerId: string): string {
  return `https://organisation.example/${providerId}`;
}
