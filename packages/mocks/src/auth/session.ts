import { json } from '../gateway/json.ts';
import { toBase64Url } from '../jwt/base64url.ts';
import type { Project } from '../project.ts';
import { randomText, randomUuid } from '../random.ts';
import { changeUser, refreshTokens, sessions, users } from './tables.ts';
import type { AuthRefreshToken, AuthSession, AuthUser } from './rows.ts';
import { countedToken } from './countedToken.ts';
import { userJson } from './userJson.ts';

/**
 * Opens a session for a user who has just authenticated by `method`, and returns its first refresh token.
 * @param provider the organization's id, if the method is `sso/saml`
 */
export function createSession(project: Project, user: AuthUser, method: string, provider?: string): AuthRefreshToken {
  const now = project.clock.now();
  const time = new Date(now).toISOString();
  changeUser(project, user, { last_sign_in_at: time });
  const session = sessions(project).insert({
    id: randomUuid(project.random),
    user_id: user.id,
    aal: 'aal1',
    amr: [{ method, timestamp: Math.floor(now / 1000), ...(provider !== undefined && { provider }) }],
    factor_id: null,
    ...(project.auth.isRefreshCounted && {
      refresh_token_hmac_key: toBase64Url(project.random.bytes(32)),
      refresh_token_counter: 0,
    }),
    refreshed_at: null,
    created_at: time,
  });
  return project.auth.isRefreshCounted ? refreshTokenOf(project, session) : issueRefreshToken(project, session, null);
}

/** The refresh token for a session's current counter, which is not stored. */
export function refreshTokenOf({ clock }: Project, session: AuthSession): AuthRefreshToken {
  const time = new Date(clock.now()).toISOString();
  const { id: session_id, user_id } = session;
  return {
    token: countedToken(session),
    parent: null,
    session_id,
    user_id,
    revoked: false,
    created_at: time,
    updated_at: time,
  };
}

/** Adds a new active refresh token to a session. */
export function issueRefreshToken(project: Project, session: AuthSession, parent: string | null): AuthRefreshToken {
  const time = new Date(project.clock.now()).toISOString();
  return refreshTokens(project).insert({
    token: randomText(project.random, 12),
    parent,
    session_id: session.id,
    user_id: session.user_id,
    revoked: false,
    created_at: time,
    updated_at: time,
  });
}

/** The body of a successful sign-in. */
export interface TokenBody {
  readonly access_token: string;
  readonly token_type: 'bearer';
  readonly expires_in: number;
  readonly expires_at: number;
  readonly refresh_token: string;
  readonly user: Readonly<Record<string, unknown>>;
}

/** A signed access token, the refresh token and the user. */
export async function tokenBody(project: Project, refreshToken: AuthRefreshToken): Promise<TokenBody> {
  const session = sessions(project).first({ id: refreshToken.session_id });
  const user = users(project).first({ id: refreshToken.user_id });
  if (session === undefined || user === undefined)
    throw new Error('A refresh token was issued without session or user; this is a defect of @duneline/mocks.');
  const issuedAt = Math.floor(project.clock.now() / 1000);
  const expiresIn = project.auth.accessTokenSeconds;
  const claims = {
    iss: `${project.url}/auth/v1`,
    sub: user.id,
    aud: user.aud,
    exp: issuedAt + expiresIn,
    iat: issuedAt,
    email: user.email ?? '',
    phone: user.phone ?? '',
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    role: user.role,
    aal: session.aal,
    amr: session.amr,
    session_id: session.id,
    is_anonymous: user.is_anonymous,
  };
  // Before the asynchronous signature, so that later changes are not in this response.
  const person = userJson(project, user);
  return {
    access_token: await project.tokens.sign(claims),
    token_type: 'bearer',
    expires_in: expiresIn,
    expires_at: issuedAt + expiresIn,
    refresh_token: refreshToken.token,
    user: person,
  };
}

/** The response to a successful sign-in. */
export async function tokenResponse(
  project: Project,
  refreshToken: AuthRefreshToken,
  headers: Readonly<Record<string, string>> = {},
  extra: Readonly<Record<string, unknown>> = {},
): Promise<Response> {
  const { refresh_token_counter: counter } = sessions(project).first({ id: refreshToken.session_id }) ?? {};
  const body = await tokenBody(project, refreshToken);
  return json(
    200,
    { ...body, ...extra },
    {
      'sb-auth-user-id': refreshToken.user_id,
      'sb-auth-session-id': refreshToken.session_id,
      ...(counter === undefined
        ? { 'sb-auth-refresh-token-prefix': refreshToken.token.slice(0, 5) }
        : { 'sb-auth-refresh-token-counter': String(counter) }),
      ...headers,
    },
  );
}
