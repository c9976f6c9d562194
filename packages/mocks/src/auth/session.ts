import { json } from '../gateway/json.ts';
import type { Project } from '../project.ts';
import { randomText, randomUuid } from '../random.ts';
import { identities, refreshTokens, sessions, users } from './tables.ts';
import type { AuthRefreshToken, AuthSession, AuthUser } from './tables.ts';
import { userJson } from './userJson.ts';

/** Opens a session for a person who has just proved who they are by `method`, and gives its first refresh token. */
export function openSession(project: Project, user: AuthUser, method: string): AuthRefreshToken {
  const now = project.clock.now();
  const time = new Date(now).toISOString();
  users(project).update({ id: user.id }, { last_sign_in_at: time, updated_at: time });
  identities(project).update({ provider: 'email', provider_id: user.id }, { last_sign_in_at: time, updated_at: time });
  const session = sessions(project).insert({
    id: randomUuid(project.random),
    user_id: user.id,
    aal: 'aal1',
    amr: [{ method, timestamp: Math.floor(now / 1000) }],
    refreshed_at: null,
    created_at: time,
  });
  return issueRefreshToken(project, session, null);
}

/** A new active refresh token in a session. */
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

/** The answer of every endpoint that signs somebody in: a signed access token and the refresh token. */
export async function tokenResponse(
  project: Project,
  refreshToken: AuthRefreshToken,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
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
  const body = {
    access_token: await project.tokens.sign(claims),
    token_type: 'bearer',
    expires_in: expiresIn,
    expires_at: issuedAt + expiresIn,
    refresh_token: refreshToken.token,
    user: userJson(project, user),
  };
  return json(200, body, {
    'sb-auth-user-id': user.id,
    'sb-auth-session-id': session.id,
    'sb-auth-refresh-token-prefix': refreshToken.token.slice(0, 5),
    ...headers,
  });
}
