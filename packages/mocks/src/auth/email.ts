import { AuthError } from './AuthError.ts';

/** Normalizes an e-mail address to lower case. @throws AuthError `validation_failed` for an invalid address */
export function normalizeEmail(email: string): string {
  const normal = email.trim().toLowerCase();
  if (normal === '') throw new AuthError(400, 'validation_failed', 'An email address is required');
  if (normal.length > 255) throw new AuthError(400, 'validation_failed', 'An email address is too long');
  if (!/^[^\s@<>(),;:"[\]\\]+@[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/.test(normal)) {
    throw new AuthError(400, 'validation_failed', 'Unable to validate email address: invalid format');
  }
  return normal;
}
