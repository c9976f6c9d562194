import { json } from '../gateway/json.ts';
import type { AuthCall } from './AuthCall.ts';
import { AuthError } from './AuthError.ts';
import { requireUser } from './bearer.ts';
import { userJson } from './userJson.ts';

/** GET /user: the user of the token. */
export async function getUser(call: AuthCall): Promise<Response> {
  const { user, claims } = await requireUser(call);
  const audience = call.request.headers.get('x-jwt-aud') ?? '';
  if (audience !== '' && audience !== claims['aud']) {
    throw new AuthError(400, 'validation_failed', "Token audience doesn't match request audience");
  }
  return json(200, userJson(call.project, user));
}
