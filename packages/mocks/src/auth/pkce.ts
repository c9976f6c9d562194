import { textOf } from './AuthCall.ts';
import { AuthError } from './AuthError.ts';

/** A PKCE challenge as a request states it. */
export interface CodeChallenge {
  readonly challenge: string;
  /** As it was written; `startFlow` refuses one that it does not know. */
  readonly method: string;
}

/** A body's code challenge, `null` without one; throws AuthError `validation_failed` when it is incomplete, too short, too long or of odd characters. */
export function readChallenge(body: Readonly<Record<string, unknown>>): CodeChallenge | null {
  return checkChallenge(textOf(body, 'code_challenge'), textOf(body, 'code_challenge_method'));
}

/** The same for a challenge that stands in a query. */
export function checkChallenge(challenge: string, method: string): CodeChallenge | null {
  if ((challenge === '') !== (method === '')) {
    throw new AuthError(400, 'validation_failed', 'PKCE flow requires code_challenge_method and code_challenge');
  }
  if (challenge === '') return null;
  if (challenge.length < 43 || challenge.length > 128) {
    throw new AuthError(400, 'validation_failed', 'code challenge has to be between 43 and 128 characters');
  }
  if (!/^[A-Za-z0-9._~-]+$/.test(challenge)) {
    const message = 'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes';
    throw new AuthError(400, 'validation_failed', message);
  }
  return { challenge, method };
}
