import { textOf } from './AuthCall.ts';
import { AuthError } from './AuthError.ts';

/** A PKCE challenge in a request. */
export interface CodeChallenge {
  readonly challenge: string;
  /** As received; `startFlow` rejects unknown methods. */
  readonly method: string;
}

/** Reads a body's code challenge, `null` without one. @throws AuthError `validation_failed` when it is incomplete or malformed */
export function readChallenge(body: Readonly<Record<string, unknown>>): CodeChallenge | null {
  return parseChallenge(textOf(body, 'code_challenge'), textOf(body, 'code_challenge_method'));
}

/** Validates a code challenge from a query string. */
export function parseChallenge(challenge: string, method: string): CodeChallenge | null {
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
