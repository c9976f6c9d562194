import type { Claims } from '@duneline/specs/contract';
import { readSegment } from '../../jwt/base64url.ts';
import type { Project } from '../../project.ts';
import type { AuthCall } from '../AuthCall.ts';
import { AuthError } from '../AuthError.ts';
import { countRequest } from '../limit.ts';
import { signInWithProvider } from '../providers/signInWithProvider.ts';
import { addErrorQuery } from '../providers/errorQuery.ts';
import type { ProviderProfile } from '../providers/ProviderProfile.ts';
import { readIdToken } from '../providers/simulated/idTokens.ts';
import { codeQuery, seeOther, sessionFragment } from '../redirect.ts';
import { isAllowedTarget } from '../redirectAllowList.ts';
import type { AuthFlowState, AuthRefreshToken } from '../rows.ts';
import { createSession, tokenBody } from '../session.ts';
import type { SsoProvider } from '../settings.ts';
import { flowStates } from '../tables.ts';
import { isUuid } from '../uuidParam.ts';
import { entityIdOf, requireSaml } from './findSsoProvider.ts';
import { consumeRelayState } from './consumeRelayState.ts';

/**
 * POST /sso/saml/acs: organizations redirect here; the user continues to the site. Simulated ones use GET, because a form without
 * scripts cannot be posted automatically.
 */
export async function consumeAssertion(call: AuthCall): Promise<Response> {
  const { project, request, url } = call;
  requireSaml(project.auth);
  countRequest(call, 'sso');
  const form = request.method === 'POST' ? new URLSearchParams(await request.text()) : url.searchParams;
  try {
    return seeOther(await signIn(call, form));
  } catch (error) {
    return seeOther(addErrorQuery(project.auth.siteUrl, error));
  }
}

async function signIn(call: AuthCall, form: URLSearchParams): Promise<string> {
  const { project } = call;
  const relayState = form.get('RelayState') ?? '';
  const token = decode(form.get('SAMLResponse') ?? '');
  const [flow, provider] = isUuid(relayState)
    ? consumeRelayState(project, relayState.toLowerCase())
    : [null, findIssuer(project, relayState, form.get('SAMLResponse') ?? '', token)];
  const claims = await readIdToken(project, token ?? '', entityIdOf(provider.id));
  const isAnswer = flow === null || claims?.['in_response_to'] === flow.id;
  if (claims === null || !isAnswer) throw invalid('SAML Assertion is not valid');
  const profile = profileOf(claims, provider.id);
  const outcome = project.store.transaction(() => settle(call, flow, provider, profile));
  const asked = flow === null ? relayState : (flow.referrer ?? '');
  const target = isAllowedTarget(project.auth, asked) ? asked : project.auth.siteUrl;
  if (typeof outcome === 'string') return codeQuery(target, outcome);
  return sessionFragment(target, await tokenBody(project, outcome));
}

/** If the sign-in did not start here, the assertion names its issuer. */
function findIssuer({ auth }: Project, relayState: string, response: string, token: string | null): SsoProvider {
  if (relayState !== '' && !relayState.startsWith('/') && !URL.canParse(relayState)) {
    throw invalid('SAML RelayState is not a valid UUID or URL');
  }
  if (response === '') throw invalid('SAMLResponse is missing');
  if (token === null) throw invalid('SAMLResponse is not a valid Base64 string');
  const claims = readSegment(token.split('.')[1] ?? '');
  if (claims === null) throw invalid('SAMLResponse is not a valid XML SAML assertion');
  const provider = auth.ssoProviders.find(({ id }) => entityIdOf(id) === claims['iss']);
  if (provider === undefined) {
    const message = 'A SAML connection has not been established with this Identity Provider';
    throw new AuthError(404, 'saml_idp_not_found', message);
  }
  if (!provider.isDisabled) return provider;
  throw new AuthError(404, 'sso_provider_disabled', 'SSO Provider assigned for this domain is currently disabled');
}

function profileOf(claims: Claims, providerId: string): ProviderProfile {
  const text = (name: string): string => (typeof claims[name] === 'string' ? claims[name] : '');
  const subject = text('sub');
  const email = text('email').toLowerCase();
  if (subject === '') {
    const message =
      'SAML Assertion did not contain a persistent Subject Identifier attribute or Subject NameID uniquely identifying this user';
    throw new AuthError(400, 'saml_assertion_no_user_id', message);
  }
  if (email === '') throw new AuthError(400, 'saml_assertion_no_email', 'SAML Assertion does not contain an email address');
  const data = { iss: entityIdOf(providerId), sub: subject, email, email_verified: true, phone_verified: false };
  return { subject, email, isEmailVerified: true, data };
}

/** Returns a refresh token, or with PKCE a code for one. */
function settle(
  call: AuthCall,
  flow: AuthFlowState | null,
  { id }: SsoProvider,
  profile: ProviderProfile,
): AuthRefreshToken | string {
  const { project } = call;
  const { user } = signInWithProvider(call, { provider: `sso:${id}`, isEmailOptional: false }, profile);
  if (flow === null || flow.auth_code === null) return createSession(project, user, 'sso/saml', id);
  flowStates(project).insert({ ...flow, user_id: user.id });
  return flow.auth_code;
}

function decode(base64: string): string | null {
  try {
    return atob(base64);
  } catch {
    return null;
  }
}

function invalid(message: string): AuthError {
  return new AuthError(400, 'validation_failed', message);
}
