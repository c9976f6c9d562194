import { json } from '../../gateway/json.ts';
import type { AuthCall } from '../AuthCall.ts';
import { startAuthorization } from '../providers/authorize.ts';
import { requireLinking } from './requireLinking.ts';

/** GET /user/identities/authorize: redirects a signed-in user to a provider for linking, or returns its URL. */
export async function linkIdentity(call: AuthCall): Promise<Response> {
  const { user } = await requireLinking(call);
  const url = startAuthorization(call, user.id);
  if (call.url.searchParams.get('skip_http_redirect') === 'true') return json(200, { url });
  return new Response(null, { status: 302, headers: { location: url } });
}
