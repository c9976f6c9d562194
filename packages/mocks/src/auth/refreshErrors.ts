import { AuthError } from './AuthError.ts';

/** What is wrong with a refresh token, or with its session. */
export function invalidToken(code: string, reason: string): AuthError {
  return new AuthError(400, code, `Invalid Refresh Token: ${reason}`);
}

/** For a text that no refresh token can be. */
export function malformedToken(): AuthError {
  return new AuthError(400, 'validation_failed', 'Refresh token is not valid');
}
