import type { Claims } from '@duneline/specs/contract';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { toBase64Url } from '../../jwt/base64url.ts';
import type { AuthCall } from '../AuthCall.ts';
import { booleanOf, readBody, textOf } from '../AuthCall.ts';
import { OAuthError } from '../AuthError.ts';
import { requireUser } from '../bearer.ts';
import type { AuthUser } from '../rows.ts';
import { createSession, tokenResponse } from '../session.ts';
import { connectIdentity } from './connectIdentity.ts';
import { signInWithProvider } from './signInWithProvider.ts';
import { findIssuer } from './findIssuer.ts';
import { profileOf } from './ProviderProfile.ts';
import { readIdToken } from './simulated/idTokens.ts';

type Json = Readonly<Record<string, unknown>>;

/** POST /token?grant_type=id_token: exchanges a provider's token for a session; with `link_identity` it links an identity. */
export async function idTokenGrant(call: AuthCall): Promise<Response> {
  const { project } = call;
  const body = await readBody(call);
  const [idToken, accessToken, nonce] = [textOf(body, 'id_token'), textOf(body, 'access_token'), textOf(body, 'nonce')];
  const asked = { provider: textOf(body, 'provider'), clientId: textOf(body, 'client_id'), issuer: textOf(body, 'issuer') };
  if (idToken === '') throw refused('id_token required');
  if (asked.provider === '' && (asked.clientId === '' || asked.issuer === '')) {
    throw refused('provider or client_id and issuer required');
  }
  const linking = await readTarget(call, body);
  const { provider, issuer } = findIssuer(project.auth, asked, idToken);
  const claims = await readIdToken(project, idToken, issuer);
  if (claims === null || !fitsAccessToken(claims, accessToken)) throw refused('Bad ID token');
  const profile = profileOf(claims);
  if (profile.subject === '') throw refused('Missing sub claim in id_token');
  assertAudience(claims, provider.clientIds);
  if (provider.isNonceChecked) assertNonce(claims, nonce);
  const outcome = project.store.transaction(() => {
    const { user, refusal } =
      linking === null
        ? signInWithProvider(call, { provider: provider.name, isEmailOptional: provider.isEmailOptional }, profile)
        : connectIdentity(call, linking, provider.name, profile);
    return refusal ?? createSession(project, user, 'oauth');
  });
  if (outcome instanceof Error) throw outcome;
  return tokenResponse(project, outcome);
}

/** The user to link the identity to; `null` for a sign-in. */
async function readTarget(call: AuthCall, body: Json): Promise<AuthUser | null> {
  if (!booleanOf(body, 'link_identity', false)) return null;
  if (!call.request.headers.has('authorization')) {
    throw refused('Linking requires a valid user access token in Authorization');
  }
  return (await requireUser(call)).user;
}

/** Whether the token's access token hash, if it has one, matches the given access token. */
function fitsAccessToken({ at_hash: hash }: Claims, accessToken: string): boolean {
  if (hash === undefined || hash === '' || accessToken === '') return true;
  return hash === toBase64Url(sha256(new TextEncoder().encode(accessToken)).subarray(0, 16));
}

function assertAudience({ aud }: Claims, clientIds: readonly string[]): void {
  const audience = (Array.isArray(aud) ? aud : [aud ?? '']).map(String);
  if (clientIds.some((id) => audience.includes(id))) return;
  throw refused(`Unacceptable audience in id_token: [${audience.join(' ')}]`);
}

function assertNonce(claims: Claims, nonce: string): void {
  const stated = typeof claims['nonce'] === 'string' ? claims['nonce'] : '';
  if ((stated === '') !== (nonce === '')) {
    throw refused('Passed nonce and nonce in id_token should either both exist or not.');
  }
  const hash = bytesToHex(sha256(new TextEncoder().encode(nonce)));
  if (stated !== '' && stated !== hash) throw new OAuthError('invalid nonce', 'Nonces mismatch');
}

function refused(description: string): OAuthError {
  return new OAuthError('invalid request', description);
}
