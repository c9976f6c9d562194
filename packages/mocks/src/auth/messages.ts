import type { Project } from '../project.ts';
import { tokenHash } from './codes.ts';
import { assertInterval } from './interval.ts';
import { keepToken } from './oneTimeToken.ts';
import type { AuthUser } from './rows.ts';
import { codeFor, sendMessage } from './sendMessage.ts';
import { changeUser } from './tables.ts';

/** What a code by message is good for, with the column that keeps when the last one left. */
const sentAtColumns = {
  confirmation: 'confirmation_sent_at',
  phone_change: 'phone_change_sent_at',
  reauthentication: 'reauthentication_sent_at',
} as const;

/** A message as it was sent. */
export interface SentMessage {
  readonly user: AuthUser;
  readonly id: string;
}

/** Sends a code to a phone number; throws AuthError 429 when the last one of the kind is too young, `sms_send_failed`. */
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
  keepToken(project, user, kind, tokenHash(phone, code), phone);
  const sentAt = new Date(project.clock.now()).toISOString();
  return { id, user: changeUser(project, user, { ...(kind === 'phone_change' && { phone_change: phone }), [column]: sentAt }) };
}
