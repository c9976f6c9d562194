import type { Project } from '../../project.ts';
import { AuthError } from '../AuthError.ts';
import type { AuthFlowState } from '../rows.ts';
import type { SsoProvider } from '../settings.ts';
import { flowStates } from '../tables.ts';
import { findSsoProvider } from './findSsoProvider.ts';

const lifetimeMs = 120_000;

/** Ends a flow, which accepts one response only, and returns it with its organization. @throws AuthError */
export function consumeRelayState(project: Project, id: string): [flow: AuthFlowState, provider: SsoProvider] {
  const flow = flowStates(project).first({ id });
  // A flow with a user has already been answered, and waits for its code.
  if (flow === undefined || flow.authentication_method !== 'sso/saml' || flow.user_id !== null) {
    throw new AuthError(404, 'saml_relay_state_not_found', 'SAML RelayState does not exist, try logging in again?');
  }
  project.store.transaction(() => flowStates(project).remove({ id }));
  if (project.clock.now() >= Date.parse(flow.created_at) + lifetimeMs) {
    throw new AuthError(422, 'saml_relay_state_expired', 'SAML RelayState has expired. Try logging in again?');
  }
  const provider = findSsoProvider(project.auth, flow.provider_type.slice('sso:'.length));
  if (provider === undefined) {
    throw new AuthError(500, 'unexpected_failure', 'Unable to find SSO Provider from SAML RelayState');
  }
  if (!provider.isDisabled) return [flow, provider];
  throw new AuthError(404, 'sso_provider_disabled', 'SSO Provider assigned for this domain is currently disabled');
}
