import { readSegment } from '../../jwt/base64url.ts';
import { AuthError } from '../AuthError.ts';
import type { AuthSettings } from '../settings.ts';
import { hasIdTokens, issuerOf, providerOfIssuer } from './issuers.ts';
import { providerOf } from './requireProvider.ts';
import type { Provider } from './requireProvider.ts';

/** Whose token somebody says that theirs is: a provider's by name, or an issuer's. */
export interface AskedProvider {
  readonly provider: string;
  readonly issuer: string;
}

/** Two providers sign under several names; which one is read from the token. */
const several: Readonly<Record<string, string>> = { apple: 'an Apple', azure: 'an Azure' };

/**
 * The provider whose token one should be, and who must have signed it.
 * @throws AuthError 400 `validation_failed` for a provider whose tokens nobody takes, `provider_disabled` for one that is switched off
 */
export function findIssuer(auth: AuthSettings, asked: AskedProvider, idToken: string): { provider: Provider; issuer: string } {
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
