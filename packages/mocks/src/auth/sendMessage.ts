import type { Mail } from '../inbox.ts';
import type { Project } from '../project.ts';
import { randomText } from '../random.ts';
import { AuthError } from './AuthError.ts';
import { newCode } from './codes.ts';
import { assertQuota } from './sendMail.ts';

/** A text message of the auth service. */
export interface AuthMessage {
  readonly kind: 'confirmation' | 'phone_change' | 'reauthentication' | 'second_factor';
  /** Without `+`. */
  readonly phone: string;
  readonly channel: 'sms' | 'whatsapp';
  readonly code: string;
}

/** The code for a phone number: the fixed one of a test number, otherwise a new one. */
export function codeFor(project: Project, phone: string): string {
  return testCode(project, phone) ?? newCode(project, project.auth.messageCodeLength);
}

/** The fixed code of a test number, otherwise `null`. */
export function testCode({ auth }: Project, phone: string): string | null {
  return Object.hasOwn(auth.testCodes, phone) ? (auth.testCodes[phone] ?? null) : null;
}

/**
 * Adds a message to the inbox and returns its id; test numbers get no message.
 * @throws AuthError `over_sms_send_rate_limit` for the project's quota, `sms_send_failed`
 */
export function sendMessage(project: Project, { kind, phone, channel, code }: AuthMessage): string {
  const { auth, clock, inbox, random } = project;
  if (testCode(project, phone) !== null) return 'test-otp';
  assertQuota(project, 'phone', auth.isPhoneAutoConfirm ? undefined : auth.rateLimits.messages);
  if (auth.unreachablePhones.includes(phone)) {
    const message = `Error sending ${kind} OTP to provider: Invalid 'To' Phone Number: +${phone}`;
    throw new AuthError(422, 'sms_send_failed', message);
  }
  const subject = `Your code is ${code}`;
  const sentAt = new Date(clock.now()).toISOString();
  const mail: Mail = { kind, channel, to: `+${phone}`, subject, link: null, code, sentAt };
  inbox.add(mail);
  return `SM${randomText(random, 32, '0123456789abcdef')}`;
}
