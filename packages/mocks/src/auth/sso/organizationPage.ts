import { uuidOfText } from '../../uuidOfText.ts';
import type { AuthCall } from '../AuthCall.ts';
import { AuthError } from '../AuthError.ts';
import { consentPage } from '../providers/simulated/consentPage.ts';
import { issueIdToken } from '../providers/simulated/idTokens.ts';
import { readPerson } from '../providers/simulated/readPerson.ts';
import { seeOther } from '../redirect.ts';
import { entityIdOf, findSsoProvider, requireSaml } from './findSsoProvider.ts';

/**
 * GET /simulated-provider/saml: the simulated organization's page, which asks for an identity and redirects back with an
 * assertion.
 */
export async function organizationPage({ project, url }: AuthCall): Promise<Response> {
  requireSaml(project.auth);
  const query = url.searchParams;
  const id = query.get('provider_id') ?? '';
  const provider = findSsoProvider(project.auth, id);
  if (provider === undefined) throw new AuthError(404, 'sso_provider_not_found', 'No such SSO provider');
  const relayState = query.get('RelayState') ?? '';
  const decision = query.get('decision');
  const person = decision === 'allow' ? readPerson(query) : '';
  if (decision === 'deny' || typeof person !== 'string') {
    const assertion =
      typeof person === 'string'
        ? 'denied'
        : await issueIdToken(project, `sso:${provider.id}`, {
            iss: entityIdOf(provider.id),
            aud: `${project.url}/auth/v1/sso/saml/metadata`,
            sub: uuidOfText(`${provider.id}: ${person.email}`),
            email: person.email,
            in_response_to: relayState,
          });
    const answer = new URLSearchParams({ RelayState: relayState, SAMLResponse: btoa(assertion) });
    return seeOther(`${project.url}/auth/v1/sso/saml/acs?${answer.toString()}`);
  }
  const name = provider.domains[0] ?? provider.id;
  return consentPage({
    title: `Sign in to ${name} (simulated)`,
    explanation: `This page stands in for the organisation's own. Say who you are; nothing leaves the backend.`,
    action: `${project.url}/auth/v1/simulated-provider/saml`,
    hidden: [
      ['provider_id', id],
      ['RelayState', relayState],
    ],
    typed: { email: query.get('email') ?? '', name: '' },
    people: [],
    isAddressOnly: true,
    problem: person,
  });
}
