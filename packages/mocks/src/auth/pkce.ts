import { textOf } from './AuthCall.ts';
import { AuthError } from './AuthError.ts';

/** Throws AuthError `validation_failed` when a body's code challenge is incomplete, too short, too long or of odd characters. */
export function assertCodeChallenge(body: Readonly<Record<string, unknown>>): void {
  const challenge = textOf(body, 'code_challenge');
  const method = textOf(body, 'code_challenge_method');
  if ((challenge === '') !== (method === '')) {
    throw new AuthError(400, 'validation_failed', 'PKCE flow requires code_challenge_method and code_challenge');
  }
  if (challenge === '') return;
  if (challenge.length < 43 || challenge.length > 128) {
    throw new AuthError(400, 'validation_failed', 'code challenge has to be between 43 and 128 characters');
  }
  if (!/^[A-Za-z0-9._~-]+$/.test(challenge)) {
    const message = 'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes';
    throw new AuthError(400, 'validation_failed', message);
  }
}
