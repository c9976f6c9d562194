import { sha256 } from '../jwt/sha256.ts';
import type { Project } from '../project.ts';
import { randomText } from '../random.ts';
import { AuthError } from './AuthError.ts';
import { users } from './tables.ts';
import type { AuthUser } from './tables.ts';

/** Puts a confirmation mail into the inbox; throws AuthError `over_email_send_rate_limit` when the last one is too young. */
export function sendConfirmation(project: Project, user: AuthUser, redirectTo: string | null): AuthUser {
  const now = project.clock.now();
  const wait = project.auth.mailIntervalSeconds - (now - Date.parse(user.confirmation_sent_at ?? '1970-01-01')) / 1000;
  if (wait > 0) {
    const message = `For security purposes, you can only request this after ${Math.ceil(wait)} seconds.`;
    throw new AuthError(429, 'over_email_send_rate_limit', message);
  }
  const email = user.email ?? '';
  const code = randomText(project.random, 6, '0123456789');
  const token = hex(sha256(new TextEncoder().encode(email + code))).slice(0, 56);
  const time = new Date(now).toISOString();
  const link = new URL(`${project.url}/auth/v1/verify`);
  link.search = new URLSearchParams({ token, type: 'signup', redirect_to: redirectTo ?? project.auth.siteUrl }).toString();
  project.inbox.add({
    kind: 'confirmation',
    to: email,
    subject: 'Confirm your e-mail address',
    link: link.href,
    code,
    sentAt: time,
  });
  return (
    users(project).update({ id: user.id }, { confirmation_token: token, confirmation_sent_at: time, updated_at: time })[0] ?? user
  );
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
