import type { Project } from '../project.ts';
import { AuthError } from './AuthError.ts';
import { isBanned } from './bearer.ts';
import { tokenHash } from './codes.ts';
import { findToken, isOlderThan } from './oneTimeToken.ts';
import type { AuthOneTimeToken, AuthUser, OneTimeTokenType } from './rows.ts';
import { testCode } from './sendMessage.ts';
import { users } from './tables.ts';
import { findUserByEmail } from './findUserByEmail.ts';

/** A verified link or code: its user, type and token (`null` for test codes). */
export interface Verification {
  readonly user: AuthUser;
  readonly type: string;
  readonly token: AuthOneTimeToken | null;
}

/** The token types that each type of verification accepts. */
const tokenTypes: Readonly<Record<string, readonly OneTimeTokenType[]>> = {
  signup: ['confirmation'],
  invite: ['confirmation'],
  magiclink: ['recovery'],
  recovery: ['recovery'],
  email: ['confirmation', 'recovery'],
  email_change: ['email_change_current', 'email_change_new'],
};

const phoneTokenTypes: Readonly<Record<string, OneTimeTokenType>> = { sms: 'confirmation', phone_change: 'phone_change' };

/**
 * Verifies a link.
 * @throws AuthError `otp_expired`, `user_banned`, or `validation_failed` for a type that mails do not have
 */
export function verifyLink(project: Project, type: string, hash: string): Verification {
  const accepted = Object.hasOwn(tokenTypes, type) ? tokenTypes[type] : undefined;
  if (accepted === undefined) throw new AuthError(400, 'validation_failed', 'Invalid email verification type');
  const token = findToken(project, hash, accepted);
  const user = token === undefined ? undefined : users(project).first({ id: token.user_id });
  const expired = new AuthError(403, 'otp_expired', 'Email link is invalid or has expired');
  if (token === undefined || user === undefined) throw expired;
  assertNotBanned(project, user);
  if (isOlderThan(project, token, project.auth.mailCodeSeconds)) throw expired;
  return { user, token, type: plainType(type, token) };
}

/**
 * Verifies a mailed code.
 * @throws as `verifyLink`
 */
export function verifyMailedCode(project: Project, type: string, email: string, code: string): Verification {
  assertType(type);
  const accepted = Object.hasOwn(tokenTypes, type) ? (tokenTypes[type] ?? []) : [];
  const token = findToken(project, tokenHash(email, code), accepted);
  const user = type === 'email_change' ? changing(project, token) : findUserByEmail(project, email);
  return judge(project, user, token, project.auth.mailCodeSeconds, type);
}

/**
 * Verifies a texted code.
 * @throws as `verifyLink`
 */
export function verifyTextedCode(project: Project, type: string, phone: string, code: string): Verification {
  assertType(type);
  const accepted = Object.hasOwn(phoneTokenTypes, type) ? phoneTokenTypes[type] : undefined;
  const user = users(project).first(type === 'phone_change' ? { phone_change: phone } : { phone });
  const isTest = accepted !== undefined && testCode(project, phone) === code;
  if (user !== undefined && isTest) {
    assertNotBanned(project, user);
    return { user, type, token: null };
  }
  const token = accepted === undefined ? undefined : findToken(project, tokenHash(phone, code), [accepted]);
  return judge(project, user, token, project.auth.messageCodeSeconds, type);
}

/** @throws AuthError `validation_failed` for an unknown type; the type of another channel is only a wrong code */
function assertType(type: string): void {
  if (Object.hasOwn(tokenTypes, type) || Object.hasOwn(phoneTokenTypes, type)) return;
  throw new AuthError(400, 'validation_failed', 'Unsupported verification type');
}

function changing(project: Project, token: AuthOneTimeToken | undefined): AuthUser | undefined {
  return token === undefined ? undefined : users(project).first({ id: token.user_id });
}

function judge(
  project: Project,
  user: AuthUser | undefined,
  token: AuthOneTimeToken | undefined,
  seconds: number,
  type: string,
): Verification {
  const expired = new AuthError(403, 'otp_expired', 'Token has expired or is invalid');
  if (user === undefined) throw expired;
  assertNotBanned(project, user);
  if (token === undefined || token.user_id !== user.id || isOlderThan(project, token, seconds)) throw expired;
  return { user, token, type: plainType(type, token) };
}

/** The specific type that the generic type `email` means. */
function plainType(type: string, { token_type: tokenType }: AuthOneTimeToken): string {
  if (type !== 'email') return type;
  return tokenType === 'confirmation' ? 'signup' : 'magiclink';
}

function assertNotBanned({ clock }: Project, user: AuthUser): void {
  if (isBanned(user, clock.now())) throw new AuthError(403, 'user_banned', 'User is banned');
}
