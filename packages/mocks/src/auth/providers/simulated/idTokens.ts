import type { Claims } from '@duneline/specs/contract';
import { fromBase64Url, readSegment, toBase64Url } from '../../../jwt/base64url.ts';
import { uuidOfText } from '../../../uuidOfText.ts';
import type { Project } from '../../../project.ts';
import { issuerOf } from '../issuers.ts';
import { providerOf } from '../requireProvider.ts';
import { simulatedKeys } from './simulatedKeys.ts';

type Algorithm = keyof typeof simulatedKeys;

const algorithms = {
  RS256: { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' },
  ES256: { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' },
} as const;

const hourSeconds = 3600;

/**
 * Issues an ID token of a simulated provider, as its own button or app would return.
 * @param claims override the usual ones: issuer, audience, times, a `sub` derived from `email`
 */
export async function issueIdToken(
  project: Project,
  provider: string,
  claims: Claims,
  algorithm: Algorithm = 'RS256',
): Promise<string> {
  const now = Math.floor(project.clock.now() / 1000);
  const email = typeof claims['email'] === 'string' ? claims['email'] : '';
  const usual = {
    iss: issuerOf(provider),
    aud: providerOf(project.auth, provider).clientIds[0] ?? '',
    sub: uuidOfText(`${provider}: ${email.toLowerCase()}`),
    iat: now,
    exp: now + hourSeconds,
    email_verified: true,
  };
  const { kid, ...key } = simulatedKeys[algorithm];
  const header = { alg: algorithm, kid, typ: 'JWT' };
  const signed = [header, { ...usual, ...claims }].map((part) => toBase64Url(JSON.stringify(part))).join('.');
  const how = algorithms[algorithm];
  const signature = await crypto.subtle.sign(
    how,
    await crypto.subtle.importKey('jwk', key, how, false, ['sign']),
    new TextEncoder().encode(signed),
  );
  return `${signed}.${toBase64Url(new Uint8Array(signature))}`;
}

/** The claims of a simulated provider's token; `null` if it is invalid, expired, or not from `issuer`. */
export async function readIdToken({ clock }: Project, token: string, issuer: string): Promise<Claims | null> {
  const [header = '', payload = '', signature = '', ...rest] = token.split('.');
  const claims = readSegment(payload);
  const alg = readSegment(header)?.['alg'];
  if (rest.length > 0 || claims === null || (alg !== 'RS256' && alg !== 'ES256')) return null;
  const { exp, nbf } = claims;
  const now = clock.now() / 1000;
  const isInTime = typeof exp === 'number' && exp > now && (typeof nbf !== 'number' || nbf <= now + 300);
  if (claims['iss'] !== issuer || !isInTime) return null;
  try {
    const how = algorithms[alg];
    const key = await crypto.subtle.importKey('jwk', publicKeyOf(alg), how, false, ['verify']);
    const content = new TextEncoder().encode(`${header}.${payload}`);
    return (await crypto.subtle.verify(how, key, fromBase64Url(signature), content)) ? claims : null;
  } catch {
    return null;
  }
}

/** The public keys, as a provider publishes them. */
export function publicKeys(): readonly object[] {
  return (['RS256', 'ES256'] as const).map((alg) => ({ ...publicKeyOf(alg), kid: simulatedKeys[alg].kid, alg, use: 'sig' }));
}

function publicKeyOf(algorithm: Algorithm): JsonWebKey {
  if (algorithm === 'ES256') {
    const { kty, crv, x, y } = simulatedKeys.ES256;
    return { kty, crv, x, y };
  }
  const { kty, n, e } = simulatedKeys.RS256;
  return { kty, n, e };
}
