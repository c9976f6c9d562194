import type { Project } from '../../project.ts';
import type { AuthCall } from '../AuthCall.ts';
import { AuthError } from '../AuthError.ts';
import { requireUser } from '../bearer.ts';
import type { SignedIn } from '../bearer.ts';
import type { AuthFactor, AuthSession } from '../rows.ts';
import { factors, sessions } from '../tables.ts';
import { uuidParam } from '../uuidParam.ts';

/** A user who may have second factors. */
export interface FactorOwner extends SignedIn {
  readonly session: AuthSession;
}

/** The caller and their session. @throws AuthError for an invalid token or an anonymous user */
export async function requireFactorOwner(call: AuthCall): Promise<FactorOwner> {
  const caller = await requireUser(call);
  if (caller.claims['is_anonymous'] === true) {
    throw new AuthError(403, 'no_authorization', 'Anonymous user not allowed to perform these actions');
  }
  const { session } = caller;
  if (session === null) throw new AuthError(500, 'unexpected_failure', 'A valid session and a registered user are required');
  return { ...caller, session };
}

/** The user's factor in the path. @throws AuthError 404 */
export function findFactor(call: AuthCall, userId: string): AuthFactor {
  const factor = factors(call.project).first({ id: uuidParam(call, 'factor_id'), user_id: userId });
  if (factor === undefined) throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found');
  return factor;
}

/** Updates a factor and returns the new version. */
export function changeFactor(project: Project, factor: AuthFactor, changes: Partial<AuthFactor>): AuthFactor {
  const updated_at = new Date(project.clock.now()).toISOString();
  return factors(project).update({ id: factor.id }, { ...changes, updated_at })[0] ?? factor;
}

/** Deletes a factor and lowers the sessions that it raised to aal1. */
export function removeFactor(project: Project, { id, factor_type: type }: AuthFactor): void {
  factors(project).remove({ id });
  for (const session of sessions(project).find({ factor_id: id })) {
    const amr = session.amr.filter(({ method }) => method !== factorMethods[type]);
    sessions(project).update({ id: session.id }, { aal: 'aal1', amr, factor_id: null });
  }
}

/** GoTrue's names of factor types in messages. */
export const factorNames = { totp: 'TOTP', phone: 'Phone', webauthn: 'WebAuthn' } as const;

/** The `amr` method of each factor type. */
export const factorMethods = { totp: 'totp', phone: 'mfa/phone', webauthn: 'mfa/webauthn' } as const;

/** @throws AuthError `code` when this type of factor cannot be verified in the project */
export function assertVerifiable(
  { auth }: Project,
  { factor_type: type }: AuthFactor,
  code = `mfa_${type}_verify_not_enabled`,
): void {
  if (auth.factors[type].canVerify) return;
  throw new AuthError(422, code, `MFA verification is disabled for ${factorNames[type]}`);
}
