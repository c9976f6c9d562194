import type { AuthCall } from './AuthCall.ts';
import { readBody, textOf } from './AuthCall.ts';
import { AuthError } from './AuthError.ts';
import { fitsChallenge, isFlowExpired } from './flow.ts';
import { openSession, tokenResponse } from './session.ts';
import { flowStates, users } from './tables.ts';

/** POST /token?grant_type=pkce: a code from a link and the verifier behind the challenge give a session, once. */
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
  if (!fitsChallenge(flow, verifier)) {
    throw new AuthError(400, 'bad_code_verifier', 'code challenge does not match previously saved code verifier');
  }
  const token = project.store.transaction(() => {
    flowStates(project).remove({ id: flow.id });
    return openSession(project, user, flow.authentication_method, organisationOf(flow.provider_type));
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

/** The id of the organisation through which somebody came. */
function organisationOf(provider: string): string | undefined {
  return provider.startsWith('sso:') ? provider.slice(4) : undefined;
}
