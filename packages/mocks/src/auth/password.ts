import { compare, hash } from 'bcryptjs';
import { AuthError } from './AuthError.ts';
import type { AuthSettings } from './settings.ts';

/** Throws AuthError `validation_failed` for a password that is too long, `weak_password` with reasons for a weak one. */
export function assertStrong(password: string, settings: AuthSettings): void {
  // Like GoTrue, which counts bytes and calls them characters.
  const { length } = new TextEncoder().encode(password);
  if (length > 72) {
    throw new AuthError(400, 'validation_failed', 'Password cannot be longer than 72 characters');
  }
  const reasons: string[] = [];
  const messages: string[] = [];
  if (length < settings.minPasswordLength) {
    reasons.push('length');
    messages.push(`Password should be at least ${settings.minPasswordLength} characters.`);
  }
  const sets = settings.requiredCharacters;
  if (sets.some((set) => !Array.from(set).some((character) => password.includes(character)))) {
    reasons.push('characters');
    messages.push(`Password should contain at least one character of each: ${sets.join(', ')}.`);
  }
  if (reasons.length > 0) throw new AuthError(422, 'weak_password', messages.join(' '), reasons);
}

export function hashPassword(password: string, settings: AuthSettings): Promise<string> {
  return hash(password, settings.bcryptCost);
}

/** Whether the password is the one that was hashed; never for a person without password. */
export async function isPassword(password: string, hashed: string | null): Promise<boolean> {
  return hashed !== null && hashed !== '' && (await compare(password, hashed));
}
