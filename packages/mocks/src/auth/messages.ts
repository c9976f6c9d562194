import type { Project } from '../project.ts';
import { tokenHash } from './codes.ts';
import { assertInterval } from './interval.ts';
import { saveToken } from './oneTimeToken.ts';
import type { AuthUser } from './rows.ts';
import { codeFor, sendMessage } from './sendMessage.ts';
import { changeUser } from './tables.ts';

/** Message types, with the column that stores when the last one was sent. */
const sentAtColumns = {
  confirmation: 'confirmation_sent_at',
  phone_change: 'phone_change_sent_at',
  reauthentication: 'reauthentication_sent_at',
} as const;

/** A sent message. */
export interface SentMessage {
  readonly user: AuthUser;
  readonly id: string;
}

/** Sends a code to a phone number. @throws AuthError `sms_send_failed`, or 429 when the last one was sent too recently */
export function sendPhoneCode(
  project: Project,
  user: AuthUser,
  phone: string,
  kind: keyof typeof sentAtColumns,
  channel: 'sms' | 'whatsapp' = 'sms',
): SentMessage {
  const column = sentAtColumns[kind];
  assertInterval(project, user[column], project.auth.messageIntervalSeconds, 'over_sms_send_rate_limit');
  const code = codeFor(project, phone);
  const id = sendMessage(project, { kind, phone, channel, code });
  saveToken(project, user, kind, tokenHash(phone, code), phone);
  const sentAt = new Date(project.clock.now()).toISOString();
  return { id, user: changeUser(project, user, { ...(kind === 'phone_change' && { phone_change: phone }), [column]: sentAt }) };
}
