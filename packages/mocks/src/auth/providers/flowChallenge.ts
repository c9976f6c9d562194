import { AuthError } from '../AuthError.ts';
import { parseChallenge } from '../pkce.ts';
import type { CodeChallenge } from '../pkce.ts';

/**
 * The PKCE challenge of a provider sign-in, `null` without one.
 * @throws AuthError `validation_failed`, also for an unknown method
 */
export function flowChallenge(challenge: string, method: string): CodeChallenge | null {
  const checked = parseChallenge(challenge, method);
  if (checked === null || /^(?:s256|plain)$/i.test(method)) return checked;
  throw new AuthError(400, 'validation_failed', 'Invalid code_challenge_method');
}
