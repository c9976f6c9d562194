import type { Mail } from '../inbox.ts';
import type { Project } from '../project.ts';
import { AuthError } from './AuthError.ts';

/** A mail of the auth service. */
export interface AuthMail {
  readonly kind: keyof typeof subjects;
  readonly to: string;
  readonly link: string | null;
  readonly code: string;
}

const subjects = {
  confirmation: 'Confirm your e-mail address',
  invite: 'You have been invited',
  magic_link: 'Your link to sign in',
  recovery: 'Reset your password',
  email_change: 'Confirm your new e-mail address',
  reauthentication: 'Confirm that it is you',
} as const satisfies Partial<Record<Mail['kind'], string>>;

const hourMs = 3_600_000;

/**
 * Adds a mail to the inbox.
 * @throws AuthError `email_address_not_authorized`, `over_email_send_rate_limit` for the project's quota, `email_address_invalid`
 */
export function sendMail(project: Project, { kind, to, link, code }: AuthMail): void {
  assertAuthorized(project, to);
  assertQuota(project, 'email', project.auth.isAutoConfirm ? undefined : project.auth.rateLimits.mails);
  const domain = to.slice(to.lastIndexOf('@') + 1);
  if (project.auth.unreachableDomains.includes(domain)) {
    throw new AuthError(400, 'email_address_invalid', `Email address "${to}" is invalid`);
  }
  const sentAt = new Date(project.clock.now()).toISOString();
  project.inbox.add({ kind, channel: 'email', to, subject: subjects[kind], link, code, sentAt });
}

/** @throws AuthError for an address outside the project's authorized ones; a `+` suffix is ignored */
export function assertAuthorized({ auth }: Project, address: string): void {
  const bare = address.replace(/\+[^@]+@/, '@');
  if (auth.authorizedEmails === null || auth.authorizedEmails.some((known) => known.toLowerCase() === bare)) return;
  const message = `Email address "${address}" cannot be used as it is not authorized`;
  throw new AuthError(400, 'email_address_not_authorized', message);
}

/** @throws AuthError 429 if the quota of mails or messages per hour is exhausted */
export function assertQuota(project: Project, channel: 'email' | 'phone', limit: number | undefined): void {
  if (limit === undefined) return;
  const since = project.clock.now() - hourMs;
  const sent = project.inbox.mails.filter(
    (mail) => (mail.channel === 'email') === (channel === 'email') && Date.parse(mail.sentAt) > since,
  );
  if (sent.length < limit) return;
  if (channel === 'email') throw new AuthError(429, 'over_email_send_rate_limit', 'email rate limit exceeded');
  throw new AuthError(429, 'over_sms_send_rate_limit', 'SMS rate limit exceeded');
}
