import type { Project } from '../project.ts';
import { AuthError } from './AuthError.ts';

/** @throws AuthError 429 when the last mail or message of this type was sent too recently */
export function assertInterval(
  project: Project,
  sentAt: string | null,
  seconds: number,
  code: 'over_email_send_rate_limit' | 'over_sms_send_rate_limit',
): void {
  if (sentAt === null) return;
  const wait = Date.parse(sentAt) + seconds * 1000 - project.clock.now();
  if (wait <= 0) return;
  const message = `For security purposes, you can only request this after ${Math.floor(wait / 1000)} seconds.`;
  throw new AuthError(429, code, message);
}
