import type { AuthCall } from './AuthCall.ts';
import { readBody, textOf } from './AuthCall.ts';
import { AuthError } from './AuthError.ts';
import { matchesChallenge, isFlowExpired } from './flow.ts';
import { createSession, tokenResponse } from './session.ts';
import { flowStates, users } from './tables.ts';

/** POST /token?grant_type=pkce: exchanges a code and the PKCE verifier for a session, once. */
export async function pkceGrant(call: AuthCall): Promise<Response> {
  const { project } = call;
  const body = await readBody(call);
  const code = textOf(body, 'auth_code');
  const verifier = textOf(body, 'code_verifier');
  if (code === '' || verifier === '') {
    const message = 'invalid request: both auth code and code verifier should be non-empty';
    throw new AuthError(400, 'validation_failed', message);
  }
  const flow = flowStates(project).first({ auth_code: code });
  const user = flow?.user_id == null ? undefined : users(project).first({ id: flow.user_id });
  if (flow === undefined || user === undefined) {
    throw new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
  }
  if (isFlowExpired(project, flow)) {
    throw new AuthError(422, 'flow_state_expired', 'invalid flow state, flow state has expired');
  }
  if (!matchesChallenge(flow, verifier)) {
    throw new AuthError(400, 'bad_code_verifier', 'code challenge does not match previously saved code verifier');
  }
  const token = project.store.transaction(() => {
    flowStates(project).remove({ id: flow.id });
    return createSession(project, user, flow.authentication_method, organisationOf(flow.provider_type));
  });
  const { provider_access_token, provider_refresh_token } = flow;
  return tokenResponse(
    project,
    token,
    {},
    {
      ...(provider_access_token !== null && { provider_token: provider_access_token }),
      ...(provider_refresh_token !== null && { provider_refresh_token }),
    },
  );
}

/** The organization's id in an `sso:` provider name. */
function organisationOf(provider: string): string | undefined {
  return provider.startsWith('sso:') ? provider.slice(4) : undefined;
}
