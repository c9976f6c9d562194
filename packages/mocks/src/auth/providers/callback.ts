import { randomText } from '../../random.ts';
import type { AuthCall } from '../AuthCall.ts';
import { AuthError, OAuthError } from '../AuthError.ts';
import { codeQuery, seeOther, sessionFragment } from '../redirect.ts';
import type { AuthFlowState, AuthRefreshToken } from '../rows.ts';
import { createSession, tokenBody } from '../session.ts';
import { flowStates, users } from '../tables.ts';
import { connectIdentity } from './connectIdentity.ts';
import { signInWithProvider } from './signInWithProvider.ts';
import { addErrorQuery, addErrorParams } from './errorQuery.ts';
import { findFlow } from './findFlow.ts';
import { issuerOf } from './issuers.ts';
import { profileOf } from './ProviderProfile.ts';
import type { ProviderProfile } from './ProviderProfile.ts';
import { requireProvider } from './requireProvider.ts';
import type { Provider } from './requireProvider.ts';
import { readIdToken } from './simulated/idTokens.ts';

/** GET and POST /callback: providers redirect here; the user continues to the site with a session, a code or an error. */
export async function callback(call: AuthCall): Promise<Response> {
  const { project, request, url } = call;
  const answer = request.method === 'POST' ? new URLSearchParams(await request.text()) : url.searchParams;
  let flow: AuthFlowState;
  try {
    flow = findFlow(project, answer.get('state') ?? '');
  } catch (error) {
    return seeOther(addErrorQuery(project.auth.siteUrl, error));
  }
  const target = flow.referrer ?? project.auth.siteUrl;
  try {
    return seeOther(await finish(call, flow, target, answer));
  } catch (error) {
    return seeOther(addErrorParams(target, error));
  }
}

/** The provider's response to a code. */
interface Grant {
  readonly profile: ProviderProfile;
  readonly isOffline: boolean;
}

async function finish(call: AuthCall, flow: AuthFlowState, target: string, answer: URLSearchParams): Promise<string> {
  const { project } = call;
  const error = answer.get('error') ?? '';
  if (error !== '') throw new OAuthError(error, answer.get('error_description') ?? '');
  const code = answer.get('code') ?? '';
  if (code === '') {
    throw new AuthError(400, 'bad_oauth_callback', 'OAuth callback with missing authorization code missing');
  }
  const provider = requireProvider(project.auth, flow.provider_type, 'oauth_provider_not_supported');
  const { profile, isOffline } = await exchange(call, provider, code);
  const tokens = {
    provider_token: randomText(project.random, 40),
    ...(isOffline && { provider_refresh_token: randomText(project.random, 40) }),
  };
  const outcome = project.store.transaction(() => settle(call, flow.id, provider, profile, tokens));
  if (outcome instanceof AuthError) throw outcome;
  if (typeof outcome === 'string') return codeQuery(target, outcome);
  return sessionFragment(target, await tokenBody(project, outcome), tokens);
}

/** Exchanges a code for a profile; codes of simulated providers are id_tokens. */
async function exchange({ project }: AuthCall, provider: Provider, code: string): Promise<Grant> {
  const claims = await readIdToken(project, code, issuerOf(provider.name));
  if (claims === null) {
    throw new AuthError(500, 'unexpected_failure', `Unable to exchange external code: ${code.slice(0, 4)}`);
  }
  const profile = profileOf(claims);
  if (profile.email === '' && !provider.isEmailOptional) {
    throw new AuthError(500, 'unexpected_failure', 'Error getting user email from external provider');
  }
  return { profile, isOffline: claims['offline'] === true };
}

/** Ends a flow: returns a refresh token, with PKCE a code for one, or an error after which changes must be committed. */
function settle(
  call: AuthCall,
  flowId: string,
  provider: Provider,
  profile: ProviderProfile,
  tokens: { readonly provider_token: string; readonly provider_refresh_token?: string },
): AuthRefreshToken | AuthError | string {
  const { project } = call;
  // Looked up again, because the same callback may have arrived twice during verification.
  const flow = findFlow(project, flowId);
  const linking = flow.linking_target_id === null ? undefined : users(project).first({ id: flow.linking_target_id });
  const { user, refusal } =
    linking === undefined
      ? signInWithProvider(call, { provider: provider.name, isEmailOptional: provider.isEmailOptional }, profile)
      : connectIdentity(call, linking, provider.name, profile);
  if (refusal !== null) return refusal;
  if (flow.auth_code === null) {
    flowStates(project).remove({ id: flow.id });
    return createSession(project, user, 'oauth');
  }
  flowStates(project).update(
    { id: flow.id },
    {
      user_id: user.id,
      provider_access_token: tokens.provider_token,
      provider_refresh_token: tokens.provider_refresh_token ?? null,
      auth_code_issued_at: new Date(project.clock.now()).toISOString(),
    },
  );
  return flow.auth_code;
}
