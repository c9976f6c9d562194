import type { AuthCall } from '../AuthCall.ts';
import { AuthError } from '../AuthError.ts';
import { externalProviders } from '../externalProviders.ts';
import { checkChallenge } from '../pkce.ts';
import { requireLinking } from './requireLinking.ts';

/** GET /user/identities/authorize: says why a provider cannot be connected; providers themselves are not simulated. */
export async function linkIdentity(call: AuthCall): Promise<Response> {
  await requireLinking(call);
  const query = (name: string): string => call.url.searchParams.get(name) ?? '';
  const provider = query('provider').toLowerCase();
  if (!externalProviders.some((name) => name === provider)) throw unsupported(`Provider ${provider} could not be found`);
  if (!call.project.auth.providers.includes(provider)) throw unsupported('provider is not enabled');
  checkChallenge(query('code_challenge'), query('code_challenge_method'));
  const message = `@duneline/mocks does not simulate the provider ${provider}. Sign in by e-mail, phone or link.`;
  throw new AuthError(501, 'unexpected_failure', message);
}

function unsupported(reason: string): AuthError {
  return new AuthError(400, 'validation_failed', `Unsupported provider: ${reason}`);
}
