import { AuthError } from './AuthError.ts';

/** The error for an invalid refresh token or session. */
export function invalidToken(code: string, reason: string): AuthError {
  return new AuthError(400, code, `Invalid Refresh Token: ${reason}`);
}

/** The error for a malformed refresh token. */
export function malformedToken(): AuthError {
  return new AuthError(400, 'validation_failed', 'Refresh token is not valid');
}
