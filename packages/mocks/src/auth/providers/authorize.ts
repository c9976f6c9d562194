import type { AuthCall } from '../AuthCall.ts';
import { startFlow } from '../flow.ts';
import { redirectTarget } from '../redirect.ts';
import { flowChallenge } from './flowChallenge.ts';
import { requireProvider } from './requireProvider.ts';

/** GET /authorize: redirects to the (simulated) provider. */
export function authorize(call: AuthCall): Response {
  return new Response(null, { status: 302, headers: { location: startAuthorization(call) } });
}

/** Parameters that the service sets and clients cannot override. */
const reserved = new Set(
  'provider scopes apikey decision client_id client_secret redirect_uri response_type state code_verifier'.split(' '),
);

/**
 * Starts a sign-in or, with `linkingTargetId`, the linking of a provider to that user.
 * @returns the provider's URL
 * @throws AuthError `validation_failed`
 */
export function startAuthorization(call: AuthCall, linkingTargetId?: string): string {
  const { project, url } = call;
  const query = (name: string): string => url.searchParams.get(name) ?? '';
  const provider = requireProvider(project.auth, query('provider'));
  const challenge = flowChallenge(query('code_challenge'), query('code_challenge_method'));
  const flow = project.store.transaction(() =>
    startFlow(project, {
      userId: null,
      provider: provider.name,
      method: 'oauth',
      challenge,
      referrer: redirectTarget(call),
      ...(linkingTargetId !== undefined && { linkingTargetId }),
    }),
  );
  const target = new URL(`${project.url}/auth/v1/simulated-provider/authorize`);
  for (const [name, value] of url.searchParams) {
    const isReserved = reserved.has(name.toLowerCase()) || name.toLowerCase().startsWith('code_challenge');
    if (!isReserved) target.searchParams.set(name, value);
  }
  const own = {
    provider: provider.name,
    client_id: provider.clientIds[0] ?? '',
    redirect_uri: `${project.url}/auth/v1/callback`,
    response_type: 'code',
    scope: ['email', 'profile', ...query('scopes').split(/[ ,]+/)].filter((scope) => scope !== '').join(' '),
    state: flow.id,
  };
  for (const [name, value] of Object.entries(own)) target.searchParams.set(name, value);
  return target.href;
}
