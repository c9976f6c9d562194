import type { AuthCall } from '../AuthCall.ts';
import { AuthError } from '../AuthError.ts';
import { addressOf } from '../limit.ts';
import type { AuthChallenge, AuthFactor } from '../rows.ts';
import { challenges } from '../tables.ts';

/** Validity of a challenge. */
export const challengeMs = 300_000;

/**
 * Finds a challenge. An expired one is deleted.
 * @throws AuthError 422 when it is unknown, used, expired, or from another IP address
 */
export function findChallenge({ project, request }: AuthCall, factor: AuthFactor, id: string): AuthChallenge {
  const challenge = challenges(project).first({ id, factor_id: factor.id });
  if (challenge === undefined) {
    throw new AuthError(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found');
  }
  if (challenge.verified_at !== null || challenge.ip_address !== addressOf(request)) {
    throw new AuthError(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.');
  }
  if (project.clock.now() > Date.parse(challenge.created_at) + challengeMs) {
    project.store.transaction(() => challenges(project).remove({ id }));
    const message = `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`;
    throw new AuthError(422, 'mfa_challenge_expired', message);
  }
  return challenge;
}
