import { json } from '../../gateway/json.ts';
import type { AuthCall } from '../AuthCall.ts';
import { booleanOf, textOf } from '../AuthCall.ts';
import { AuthError } from '../AuthError.ts';
import { readCaptchaBody } from '../captcha.ts';
import { startFlow } from '../flow.ts';
import { countRequest } from '../limit.ts';
import { flowChallenge } from '../providers/flowChallenge.ts';
import { seeOther } from '../redirect.ts';
import type { AuthSettings, SsoProvider } from '../settings.ts';
import { isUuid } from '../uuidParam.ts';
import { findSsoProvider, requireSaml } from './findSsoProvider.ts';

/** POST /sso: redirects to an organization's (simulated) sign-in page, or returns its URL. */
export async function singleSignOn(call: AuthCall): Promise<Response> {
  const { project } = call;
  requireSaml(project.auth);
  countRequest(call, 'sso');
  const body = await readCaptchaBody(call);
  const provider = readProvider(project.auth, textOf(body, 'provider_id'), textOf(body, 'domain'));
  const challenge = flowChallenge(textOf(body, 'code_challenge'), textOf(body, 'code_challenge_method'));
  const isUrlWanted = booleanOf(body, 'skip_http_redirect', false);
  const referrer = textOf(body, 'redirect_to');
  const flow = project.store.transaction(() =>
    startFlow(project, { userId: null, provider: `sso:${provider.id}`, method: 'sso/saml', challenge, referrer }),
  );
  const query = new URLSearchParams({ provider_id: provider.id, RelayState: flow.id });
  const url = `${project.url}/auth/v1/simulated-provider/saml?${query.toString()}`;
  return isUrlWanted ? json(200, { url }) : seeOther(url);
}

const noId = '00000000-0000-0000-0000-000000000000';

function readProvider(auth: AuthSettings, id: string, domain: string): SsoProvider {
  if (id !== '' && !isUuid(id)) {
    throw new AuthError(400, 'bad_json', 'Could not parse request body as JSON: "provider_id" must be a UUID');
  }
  const hasId = id !== '' && id !== noId;
  if (hasId && domain !== '') throw invalid('Only one of provider_id or domain supported');
  if (!hasId && domain === '') throw invalid('A provider_id or domain needs to be provided');
  const provider = hasId ? findSsoProvider(auth, id) : findByDomain(auth, domain);
  if (provider === undefined) {
    const message = hasId ? 'No such SSO provider' : 'No SSO provider assigned for this domain';
    throw new AuthError(404, 'sso_provider_not_found', message);
  }
  if (provider.isDisabled) throw new AuthError(404, 'sso_provider_disabled', 'SSO Provider is currently disabled');
  return provider;
}

function findByDomain({ ssoProviders }: AuthSettings, domain: string): SsoProvider | undefined {
  return ssoProviders.find(({ domains }) => domains.some((one) => one.toLowerCase() === domain.toLowerCase()));
}

function invalid(message: string): AuthError {
  return new AuthError(400, 'validation_failed', message);
}
