import { json } from '../../../gateway/json.ts';
import { uuidOfText } from '../../../uuidOfText.ts';
import type { AuthCall } from '../../AuthCall.ts';
import { seeOther } from '../../redirect.ts';
import { users } from '../../tables.ts';
import { requireProvider } from '../requireProvider.ts';
import { consentPage } from './consentPage.ts';
import { issueIdToken, publicKeys } from './idTokens.ts';
import { readPerson } from './readPerson.ts';

const answers = ['decision', 'email', 'name', 'verification'];

/**
 * GET /simulated-provider/authorize: the simulated provider's page, which asks for an identity and redirects back with a code or
 * an error.
 */
export async function consent({ project, url }: AuthCall): Promise<Response> {
  const query = url.searchParams;
  const provider = requireProvider(project.auth, query.get('provider') ?? '');
  const state = query.get('state') ?? '';
  const decision = query.get('decision');
  if (decision === 'deny') {
    const refusal = { error: 'access_denied', error_description: 'The user denied the request', state };
    return seeOther(`${project.url}/auth/v1/callback?${new URLSearchParams(refusal).toString()}`);
  }
  const person = decision === 'allow' ? readPerson(query) : '';
  if (typeof person !== 'string') {
    const code = await issueIdToken(project, provider.name, {
      sub: uuidOfText(`${provider.name}: ${person.email || person.name}`),
      ...person,
      email_verified: query.get('verification') !== 'unverified',
      ...(query.get('access_type') === 'offline' && { offline: true }),
    });
    return seeOther(`${project.url}/auth/v1/callback?${new URLSearchParams({ code, state }).toString()}`);
  }
  return consentPage({
    title: `Sign in with ${titleOf(provider.name)} (simulated)`,
    explanation: `This page stands in for ${titleOf(provider.name)}. Say who you are; nothing leaves the backend.`,
    action: `${project.url}/auth/v1/simulated-provider/authorize`,
    hidden: [...query].filter(([name]) => !answers.includes(name)),
    typed: { email: query.get('email') ?? query.get('login_hint') ?? '', name: query.get('name') ?? '' },
    people: users(project)
      .find({})
      .flatMap(({ email }) => email ?? [])
      .slice(0, 20),
    isAddressOnly: false,
    problem: person,
  });
}

/** GET /simulated-provider/jwks.json: the keys that verify id_tokens of the simulated providers. */
export function providerKeys(): Response {
  return json(200, { keys: publicKeys() }, { 'cache-control': 'public, max-age=600' });
}

function titleOf(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ');
}
