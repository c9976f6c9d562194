import type { Project } from '../project.ts';
import { newCode, tokenHash } from './codes.ts';
import { assertInterval } from './interval.ts';
import { actionLink } from './links.ts';
import { saveToken, addPkcePrefix } from './oneTimeToken.ts';
import type { AuthUser, OneTimeTokenType } from './rows.ts';
import { assertAuthorized, sendMail } from './sendMail.ts';
import type { AuthMail } from './sendMail.ts';
import { changeUser } from './tables.ts';

/** The redirect target of a mailed link, and whether it receives a PKCE code instead of a session. */
export interface LinkTarget {
  readonly redirectTo: string;
  readonly isPkce: boolean;
}

/**
 * Sends a confirmation mail.
 * @throws AuthError 429 when the last mail of this type was sent too recently; this applies to all functions here
 */
export function sendConfirmation(project: Project, user: AuthUser, target: LinkTarget): AuthUser {
  assertMailInterval(project, user.confirmation_sent_at);
  mailCode(project, user, { kind: 'confirmation', type: 'signup', token: 'confirmation', to: user.email ?? '', target });
  return changeUser(project, user, { confirmation_sent_at: timeOf(project) });
}

/** Sends an invitation, without an interval. */
export function sendInvite(project: Project, user: AuthUser, redirectTo: string): AuthUser {
  const target = { redirectTo, isPkce: false };
  mailCode(project, user, { kind: 'invite', type: 'invite', token: 'confirmation', to: user.email ?? '', target });
  return changeUser(project, user, { invited_at: timeOf(project), confirmation_sent_at: timeOf(project) });
}

/** Sends a password recovery link, which signs in. */
export function sendRecovery(project: Project, user: AuthUser, target: LinkTarget): AuthUser {
  assertMailInterval(project, user.recovery_sent_at);
  mailCode(project, user, { kind: 'recovery', type: 'recovery', token: 'recovery', to: user.email ?? '', target });
  return changeUser(project, user, { recovery_sent_at: timeOf(project) });
}

/** Sends a magic link. Shares token and interval with recovery. */
export function sendMagicLink(project: Project, user: AuthUser, target: LinkTarget): AuthUser {
  assertMailInterval(project, user.recovery_sent_at);
  mailCode(project, user, { kind: 'magic_link', type: 'magiclink', token: 'recovery', to: user.email ?? '', target });
  return changeUser(project, user, { recovery_sent_at: timeOf(project) });
}

/** Sends a confirmation to the new address and, if required, to the current one. */
export function sendEmailChange(project: Project, user: AuthUser, email: string, target: LinkTarget): AuthUser {
  assertMailInterval(project, user.email_change_sent_at);
  const present = project.auth.isEmailChangeSecure ? user.email : null;
  if (present !== null) assertAuthorized(project, present);
  const mail = { kind: 'email_change', type: 'email_change', target } as const;
  mailCode(project, user, { ...mail, token: 'email_change_new', to: email });
  if (present !== null) mailCode(project, user, { ...mail, token: 'email_change_current', to: present });
  const changes = { email_change: email, email_change_sent_at: timeOf(project), email_change_confirm_status: 0 };
  return changeUser(project, user, changes);
}

/** Sends the code required for a password change. */
export function sendReauthentication(project: Project, user: AuthUser, email: string): AuthUser {
  assertMailInterval(project, user.reauthentication_sent_at);
  const code = newCode(project, project.auth.mailCodeLength);
  sendMail(project, { kind: 'reauthentication', to: email, link: null, code });
  saveToken(project, user, 'reauthentication', tokenHash(email, code), email);
  return changeUser(project, user, { reauthentication_sent_at: timeOf(project) });
}

interface CodeMail {
  readonly kind: AuthMail['kind'];
  /** The type of confirmation. */
  readonly type: string;
  readonly token: OneTimeTokenType;
  readonly to: string;
  readonly target: LinkTarget;
}

function mailCode(project: Project, user: AuthUser, { kind, type, token, to, target }: CodeMail): void {
  const code = newCode(project, project.auth.mailCodeLength);
  const hash = addPkcePrefix(tokenHash(to, code), target.isPkce);
  sendMail(project, { kind, to, link: actionLink(project, { hash, type, redirectTo: target.redirectTo }), code });
  saveToken(project, user, token, hash, to);
}

function assertMailInterval(project: Project, sentAt: string | null): void {
  assertInterval(project, sentAt, project.auth.mailIntervalSeconds, 'over_email_send_rate_limit');
}

function timeOf({ clock }: Project): string {
  return new Date(clock.now()).toISOString();
}
