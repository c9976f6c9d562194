import type { Claims, Role } from '@duneline/specs/contract';
import { readSegment } from '../jwt/base64url.ts';
import type { Project } from '../project.ts';
import { jsonText } from '../sql/json.ts';

/** A client with a valid token. */
export interface Member {
  readonly token: string;
  readonly role: Role;
  readonly claims: Claims;
  /** Seconds since the epoch. */
  readonly expiresAt: number;
}

/** Why a token is invalid; `code` appears in the service's log and in the refused join. */
export interface TokenProblem {
  readonly code: string;
  readonly message: string;
}

/** Verifies a token's signature, claims and expiry by the project's clock. */
export async function checkToken(project: Project, token: string): Promise<Member | TokenProblem> {
  const verdict = await project.tokens.verify(token);
  if (!verdict.isValid) {
    if (verdict.reason === 'key') return unknownSigner(token);
    if (verdict.reason === 'signature') return { code: 'JwtSignatureError', message: 'Failed to validate JWT signature' };
    return { code: 'MalformedJWT', message: 'The token provided is not a valid JWT' };
  }
  const { claims } = verdict;
  const { exp, role } = claims;
  if (typeof exp !== 'number' || role === undefined) {
    return { code: 'InvalidJWTToken', message: 'Fields `role` and `exp` are required in JWT' };
  }
  if (role !== 'anon' && role !== 'authenticated' && role !== 'service_role') {
    return { code: 'Unauthorized', message: `role "${jsonText(role) ?? ''}" does not exist` };
  }
  const member: Member = { token, role, claims, expiresAt: Math.round(exp) };
  return expiryProblem(project, member) ?? member;
}

/** The error for a token that has expired since it was checked, or `null`. */
export function expiryProblem(project: Project, { expiresAt }: Pick<Member, 'expiresAt'>): TokenProblem | null {
  const now = Math.floor(project.clock.now() / 1000);
  return expiresAt > now ? null : { code: 'InvalidJWTToken', message: `Token has expired ${now - expiresAt} seconds ago` };
}

export function isTokenProblem(result: Member | TokenProblem): result is TokenProblem {
  return 'code' in result;
}

function unknownSigner(token: string): TokenProblem {
  const kid = readSegment(token.split('.')[0] ?? '')?.['kid'];
  const forKey = typeof kid === 'string' ? ` for key ID (kid) ${JSON.stringify(kid)}` : '';
  return {
    code: 'JwtSignerError',
    message: `Failed to generate JWT signer${forKey}, check your JWT secret or JWKS configuration`,
  };
}
