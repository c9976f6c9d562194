import { readSegment } from '../../jwt/base64url.ts';
import { AuthError } from '../AuthError.ts';
import type { AuthSettings } from '../settings.ts';
import { hasIdTokens, issuerOf, providerOfIssuer } from './issuers.ts';
import { providerOf } from './requireProvider.ts';
import type { Provider } from './requireProvider.ts';

/** The claimed provider of a token: a provider's name, or an issuer. */
export interface RequestedProvider {
  readonly provider: string;
  readonly issuer: string;
}

/** Two providers have several issuers; the token's `iss` determines which one. */
const several: Readonly<Record<string, string>> = { apple: 'an Apple', azure: 'an Azure' };

/**
 * Determines the provider and issuer of a token.
 * @throws AuthError 400 `validation_failed` for an unsupported provider, `provider_disabled` for a disabled one
 */
export function findIssuer(
  auth: AuthSettings,
  asked: RequestedProvider,
  idToken: string,
): { provider: Provider; issuer: string } {
  if (asked.provider.startsWith('custom:')) throw invalid(`Custom provider ${JSON.stringify(asked.provider)} not found`);
  const name = hasIdTokens(asked.provider) ? asked.provider : providerOfIssuer(asked.issuer);
  if (name === undefined) throw invalid(`Custom OIDC provider ${JSON.stringify(asked.provider)} not allowed`);
  const issuer = detectIssuer(name, asked.issuer, idToken);
  const provider = providerOf(auth, name);
  if (provider.isEnabled) return { provider, issuer };
  throw new AuthError(400, 'provider_disabled', `Provider (issuer ${JSON.stringify(issuer)}) is not enabled`);
}

function detectIssuer(provider: string, asked: string, idToken: string): string {
  const label = several[provider];
  if (label === undefined) return issuerOf(provider);
  const parts = idToken.split('.');
  const payload = parts.length === 3 ? readSegment(parts[1] ?? '') : null;
  if (payload === null) throw invalid(`Unable to detect issuer in ID token for ${label.slice(3)} provider`);
  const issuer = typeof payload['iss'] === 'string' ? payload['iss'] : '';
  if (providerOfIssuer(issuer) !== provider) throw invalid(`Detected ID token issuer is not ${label} ID token issuer`);
  if (asked !== '' && asked !== issuer) throw invalid('Provided issuer does not match ID token issuer');
  return issuer;
}

function invalid(message: string): AuthError {
  return new AuthError(400, 'validation_failed', message);
}
