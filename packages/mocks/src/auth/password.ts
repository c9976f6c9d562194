import type { Project } from '../project.ts';
import { randomText } from '../random.ts';
import { AuthError } from './AuthError.ts';
import type { AuthSettings } from './settings.ts';

/** Why a password is weak, as a message and as codes. */
export interface Weakness {
  readonly message: string;
  readonly reasons: readonly string[];
}

/** @throws AuthError `validation_failed` for a password that is too long, `weak_password` with reasons for a weak one */
export function assertStrong(password: string, settings: AuthSettings): void {
  if (bytesOf(password) > 72) {
    throw new AuthError(400, 'validation_failed', 'Password cannot be longer than 72 characters');
  }
  const weakness = weaknessOf(password, settings);
  if (weakness !== null) throw new AuthError(422, 'weak_password', weakness.message, weakness.reasons);
}

/** The reasons for which a password is weak by the project's rules, or `null`. */
export function weaknessOf(password: string, settings: AuthSettings): Weakness | null {
  const reasons: string[] = [];
  const messages: string[] = [];
  if (bytesOf(password) < settings.minPasswordLength) {
    reasons.push('length');
    messages.push(`Password should be at least ${settings.minPasswordLength} characters.`);
  }
  const sets = settings.requiredCharacters;
  if (sets.some((set) => !Array.from(set).some((character) => password.includes(character)))) {
    reasons.push('characters');
    messages.push(`Password should contain at least one character of each: ${sets.join(', ')}.`);
  }
  if (settings.leakedPasswords.includes(password)) {
    reasons.push('pwned');
    messages.push('Password is known to be weak and easy to guess, please choose a different one.');
  }
  return reasons.length === 0 ? null : { message: messages.join(' '), reasons };
}

/** GoTrue counts bytes, although its message says characters. */
function bytesOf(password: string): number {
  return new TextEncoder().encode(password).length;
}

/** The highest cost of bcrypt, of which a hash takes seconds; each further one takes twice as long. */
export const maxBcryptCost = 15;

/**
 * Hashes a password with bcrypt; the salt comes from the project's random generator. Synchronous, because the asynchronous
 * functions of bcryptjs keep the `setImmediate` of the moment they are loaded, which never fires if a test's fake timers
 * made it.
 */
export async function hashPassword(password: string, { auth, random }: Pick<Project, 'auth' | 'random'>): Promise<string> {
  const { encodeBase64, hashSync } = await import('bcryptjs');
  const cost = String(auth.bcryptCost).padStart(2, '0');
  return hashSync(password, `$2b$${cost}$${encodeBase64(random.bytes(16), 16)}`);
}

/** Whether a password matches a hash; never for a user without a password. */
export async function isPassword(password: string, hashed: string | null): Promise<boolean> {
  if (hashed === null || hashed === '') return false;
  const { compareSync } = await import('bcryptjs');
  return compareSync(password, hashed);
}

/** A random value in place of a password hash, which no password matches. */
export function noPassword({ random }: Project): string {
  return randomText(random, 64);
}
