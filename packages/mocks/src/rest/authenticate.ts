import type { Role } from '@duneline/specs/contract';
import type { Caller, Identity } from '../gateway/gateway.ts';
import type { Project } from '../project.ts';
import { jsonText } from '../sql/json.ts';
import { RestError } from './RestError.ts';

/** Determines the caller's role and claims. @throws PGRST301 for an invalid token @throws PGRST303 for invalid claims */
export async function authenticate(project: Project, caller: Caller): Promise<Identity> {
  const token = caller.bearer ?? caller.keyToken;
  if (token === null) return { role: caller.keyRole, claims: null };
  if (token === '') throw refused('PGRST301', 'Empty JWT is sent in Authorization header');
  const verdict = await project.tokens.verify(token);
  if (!verdict.isValid) {
    if (verdict.reason === 'segments') throw refused('PGRST301', `Expected 3 parts in JWT; got ${verdict.segments}`);
    if (verdict.reason === 'key') throw refused('PGRST301', 'No suitable key or wrong key type');
    throw refused('PGRST301', 'JWT cryptographic operation failed');
  }
  const { exp, nbf, iat, role } = verdict.claims;
  const now = project.clock.now() / 1000;
  if (typeof exp === 'number' && now > exp + leewaySeconds) throw refused('PGRST303', 'JWT expired');
  if (typeof nbf === 'number' && now < nbf - leewaySeconds) throw refused('PGRST303', 'JWT not yet valid');
  // API keys have a fixed issue date, which a test's clock may not have reached.
  if (typeof iat === 'number' && now < iat - leewaySeconds && caller.bearer !== null)
    throw refused('PGRST303', 'JWT issued at future');
  return { role: roleOf(role), claims: verdict.claims };
}

const leewaySeconds = 30;

function roleOf(role: unknown): Role {
  if (role === undefined) return 'anon';
  if (role === 'anon' || role === 'authenticated' || role === 'service_role') return role;
  throw new RestError(401, '22023', `role "${jsonText(role) ?? ''}" does not exist`);
}

function refused(code: string, message: string): RestError {
  return new RestError(401, code, message);
}
