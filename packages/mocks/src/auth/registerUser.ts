import type { Project } from '../project.ts';
import { confirmEmail, confirmPhone } from './confirm.ts';
import { createUser } from './createUser.ts';
import { startFlow } from './flow.ts';
import { sendConfirmation } from './mails.ts';
import { sendPhoneCode } from './messages.ts';
import type { CodeChallenge } from './pkce.ts';
import type { AuthUser } from './rows.ts';
import { users } from './tables.ts';
import { findUserByEmail } from './findUserByEmail.ts';

/** The data of a sign-up. */
export interface Registration {
  /** An address, or a phone number without `+`. */
  readonly recipient: string;
  readonly provider: 'email' | 'phone';
  readonly encryptedPassword: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly channel: 'sms' | 'whatsapp';
  readonly challenge: CodeChallenge | null;
  readonly redirectTo: string;
}

/** Finds a user by e-mail address or phone number. */
export function findUserByContact(
  project: Project,
  { recipient, provider }: Pick<Registration, 'recipient' | 'provider'>,
): AuthUser | undefined {
  return provider === 'email' ? findUserByEmail(project, recipient) : users(project).first({ phone: recipient });
}

/** Whether the user's address or number is confirmed. */
export function isConfirmed(user: AuthUser, provider: 'email' | 'phone'): boolean {
  return (provider === 'email' ? user.email_confirmed_at : user.phone_confirmed_at) !== null;
}

/** Creates an unconfirmed user, or reuses an existing one, and confirms them or sends a confirmation. */
export function registerUser(project: Project, registration: Registration): AuthUser {
  const { recipient, provider, encryptedPassword, data, channel, challenge, redirectTo } = registration;
  const known = findUserByContact(project, registration);
  const user = known ?? createUser(project, { [provider]: recipient, provider, encryptedPassword, data });
  if (provider === 'phone') {
    if (project.auth.isPhoneAutoConfirm) return confirmPhone(project, user);
    return sendPhoneCode(project, user, recipient, 'confirmation', channel).user;
  }
  if (project.auth.isAutoConfirm) return confirmEmail(project, user);
  if (challenge !== null) startFlow(project, { userId: user.id, provider, method: 'email/signup', challenge });
  return sendConfirmation(project, user, { redirectTo, isPkce: challenge !== null });
}
