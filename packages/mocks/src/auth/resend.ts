import { json } from '../gateway/json.ts';
import type { AuthCall } from './AuthCall.ts';
import { textOf } from './AuthCall.ts';
import { AuthError } from './AuthError.ts';
import { readCaptchaBody } from './captcha.ts';
import { normalizeEmail } from './email.ts';
import { startFlow } from './flow.ts';
import { sendConfirmation, sendEmailChange } from './mails.ts';
import { sendPhoneCode } from './messages.ts';
import { normalizePhone } from './phone.ts';
import { readChallenge } from './pkce.ts';
import type { CodeChallenge } from './pkce.ts';
import { redirectTarget } from './redirect.ts';
import { findUserByContact, isConfirmed } from './registerUser.ts';
import type { AuthUser } from './rows.ts';

type Json = Readonly<Record<string, unknown>>;

/** POST /resend: sends the last mail or message again. The response does not reveal whether there was one. */
export async function resend(call: AuthCall): Promise<Response> {
  const { project } = call;
  const body = await readCaptchaBody(call);
  const type = textOf(body, 'type');
  const challenge = readType(body, type);
  const user = findUserByContact(project, readRecipient(call, body, type));
  const id = user === undefined ? null : project.store.transaction(() => sendAgain(call, user, type, challenge));
  return json(200, id === null ? {} : { message_id: id });
}

function readType(body: Json, type: string): CodeChallenge | null {
  if (type === 'sms' || type === 'phone_change') return null;
  if (type === 'signup' || type === 'email_change') return readChallenge(body);
  const message = 'Missing one of these types: signup, email_change, sms, phone_change';
  throw new AuthError(400, 'validation_failed', message);
}

function readRecipient({ project: { auth } }: AuthCall, body: Json, type: string): Parameters<typeof findUserByContact>[1] {
  const email = textOf(body, 'email');
  const phone = textOf(body, 'phone');
  if (email === '' && type === 'signup') throw invalid('Type provided requires an email address');
  if (phone === '' && type === 'sms') throw invalid('Type provided requires a phone number');
  if (email !== '' && phone !== '') throw invalid('Only an email address or phone number should be provided.');
  if (email !== '') {
    if (!auth.isEmailEnabled) throw new AuthError(400, 'email_provider_disabled', 'Email logins are disabled');
    return { provider: 'email', recipient: normalizeEmail(email) };
  }
  if (phone === '') throw invalid('Missing email address or phone number');
  if (!auth.isPhoneEnabled) throw new AuthError(400, 'phone_provider_disabled', 'Phone logins are disabled');
  return { provider: 'phone', recipient: normalizePhone(phone) };
}

/** Sends the pending confirmation again, and returns the id of a message. */
function sendAgain(call: AuthCall, user: AuthUser, type: string, challenge: CodeChallenge | null): string | null {
  const { project } = call;
  const target = { redirectTo: redirectTarget(call), isPkce: challenge !== null };
  const begin = (method: string): unknown =>
    challenge !== null && startFlow(project, { userId: user.id, provider: method, method, challenge });
  if (type === 'signup' && !isConfirmed(user, 'email')) {
    begin('email/signup');
    sendConfirmation(project, user, target);
  }
  if (type === 'email_change' && user.email_change !== null) {
    begin('email_change');
    sendEmailChange(project, user, user.email_change, target);
  }
  if (type === 'sms' && !isConfirmed(user, 'phone')) return sendPhoneCode(project, user, user.phone ?? '', 'confirmation').id;
  if (type !== 'phone_change' || user.phone_change === null) return null;
  return sendPhoneCode(project, user, user.phone_change, 'phone_change').id;
}

function invalid(message: string): AuthError {
  return new AuthError(400, 'validation_failed', message);
}
