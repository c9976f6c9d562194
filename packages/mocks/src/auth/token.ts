import type { AuthCall } from './AuthCall.ts';
import { AuthError } from './AuthError.ts';
import type { Endpoint } from './AuthRoute.ts';
import { countRequest } from './limit.ts';
import { passwordGrant } from './passwordGrant.ts';
import { pkceGrant } from './pkceGrant.ts';
import { refreshGrant } from './refreshGrant.ts';

const grants: Readonly<Record<string, Endpoint>> = {
  password: passwordGrant,
  refresh_token: refreshGrant,
  pkce: pkceGrant,
  id_token: async (call) => (await import('./providers/idTokenGrant.ts')).idTokenGrant(call),
  web3: async (call) => (await import('./web3/web3Grant.ts')).web3Grant(call),
};

/** POST /token: returns a session; `grant_type` selects how the user authenticates. */
export function token(call: AuthCall): Promise<Response> | Response {
  const name = call.url.searchParams.get('grant_type') ?? '';
  const grant = Object.hasOwn(grants, name) ? grants[name] : undefined;
  if (grant === undefined) throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type');
  countRequest(call, name === 'web3' ? 'web3' : 'tokens');
  return grant(call);
}
