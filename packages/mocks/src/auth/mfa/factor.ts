import type { Project } from '../../project.ts';
import type { AuthCall } from '../AuthCall.ts';
import { AuthError } from '../AuthError.ts';
import { requireUser } from '../bearer.ts';
import type { SignedIn } from '../bearer.ts';
import type { AuthFactor, AuthSession } from '../rows.ts';
import { factors, sessions } from '../tables.ts';
import { uuidParam } from '../uuidParam.ts';

/** Somebody who may have second factors. */
export interface FactorOwner extends SignedIn {
  readonly session: AuthSession;
}

/** The caller with their session; throws AuthError for a bad token, and for somebody anonymous. */
export async function requireFactorOwner(call: AuthCall): Promise<FactorOwner> {
  const caller = await requireUser(call);
  if (caller.claims['is_anonymous'] === true) {
    throw new AuthError(403, 'no_authorization', 'Anonymous user not allowed to perform these actions');
  }
  const { session } = caller;
  if (session === null) throw new AuthError(500, 'unexpected_failure', 'A valid session and a registered user are required');
  return { ...caller, session };
}

/** The factor in the path, which must be this person's; throws AuthError 404. */
export function findFactor(call: AuthCall, userId: string): AuthFactor {
  const factor = factors(call.project).first({ id: uuidParam(call, 'factor_id'), user_id: userId });
  if (factor === undefined) throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found');
  return factor;
}

/** Changes a factor, and gives it as it is then. */
export function changeFactor(project: Project, factor: AuthFactor, changes: Partial<AuthFactor>): AuthFactor {
  const updated_at = new Date(project.clock.now()).toISOString();
  return factors(project).update({ id: factor.id }, { ...changes, updated_at })[0] ?? factor;
}

/** Removes a factor; the sessions that it raised are ordinary ones again. */
export function removeFactor(project: Project, { id, factor_type: type }: AuthFactor): void {
  factors(project).remove({ id });
  for (const session of sessions(project).find({ factor_id: id })) {
    const amr = session.amr.filter(({ method }) => method !== factorMethods[type]);
    sessions(project).update({ id: session.id }, { aal: 'aal1', amr, factor_id: null });
  }
}

/** How GoTrue writes a kind of factor in sentences. */
export const factorNames = { totp: 'TOTP', phone: 'Phone', webauthn: 'WebAuthn' } as const;

/** How a session says that it was raised by a kind of factor. */
export const factorMethods = { totp: 'totp', phone: 'mfa/phone', webauthn: 'mfa/webauthn' } as const;

/** Throws AuthError `code` where people cannot verify this kind of factor. */
export function assertVerifiable(
  { auth }: Project,
  { factor_type: type }: AuthFactor,
  code = `mfa_${type}_verify_not_enabled`,
): void {
  if (auth.factors[type].canVerify) return;
  throw new AuthError(422, code, `MFA verification is disabled for ${factorNames[type]}`);
}
