import { json } from '../gateway/json.ts';
import type { Project } from '../project.ts';
import type { AuthCall } from './AuthCall.ts';
import { booleanOf, objectOf, textOf } from './AuthCall.ts';
import { AuthError } from './AuthError.ts';
import { readCaptchaBody } from './captcha.ts';
import { normalizeEmail } from './email.ts';
import { startFlow } from './flow.ts';
import { sendMagicLink } from './mails.ts';
import { sendPhoneCode } from './messages.ts';
import { noPassword } from './password.ts';
import { normalizePhone, readChannel } from './phone.ts';
import { readChallenge } from './pkce.ts';
import { redirectTarget } from './redirect.ts';
import { findUserByContact, isConfirmed, registerUser } from './registerUser.ts';
import type { Registration } from './registerUser.ts';
import { assertSignupEnabled } from './signup.ts';

type Json = Readonly<Record<string, unknown>>;

/** POST /otp: sends a code or a link instead of asking for a password. Signs up new users. */
export async function otp(call: AuthCall): Promise<Response> {
  const { project } = call;
  const body = await readCaptchaBody(call);
  const email = textOf(body, 'email');
  const phone = textOf(body, 'phone');
  if (email !== '' && phone !== '') {
    throw new AuthError(400, 'validation_failed', 'Only an email address or phone number should be provided');
  }
  if (email !== '' && textOf(body, 'channel') !== '') {
    throw new AuthError(400, 'validation_failed', 'Channel should only be specified with Phone OTP');
  }
  readChallenge(body);
  if (!booleanOf(body, 'create_user', true)) assertKnown(project, email, phone);
  if (email !== '') return mailLink(call, body);
  if (phone !== '') return textCode(call, body);
  throw new AuthError(400, 'validation_failed', 'One of email or phone must be set');
}

/** POST /magiclink: the older form of /otp for e-mail addresses. */
export async function magicLink(call: AuthCall): Promise<Response> {
  return mailLink(call, await readCaptchaBody(call));
}

function assertKnown(project: Project, email: string, phone: string): void {
  if (email === '' && phone === '') return;
  const isPhone = email === '';
  const known = findUserByContact(project, {
    provider: isPhone ? 'phone' : 'email',
    recipient: isPhone ? normalizePhone(phone) : normalizeEmail(email),
  });
  if (known === undefined) throw new AuthError(422, 'otp_disabled', 'Signups not allowed for otp');
}

function mailLink(call: AuthCall, body: Json): Response {
  const { project } = call;
  if (!project.auth.isEmailEnabled) throw new AuthError(422, 'email_provider_disabled', 'Email logins are disabled');
  const email = textOf(body, 'email');
  if (email === '') throw new AuthError(422, 'validation_failed', 'Password recovery requires an email');
  const challenge = readChallenge(body);
  const recipient = normalizeEmail(email);
  const redirectTo = redirectTarget(call);
  const registration = {
    ...registrationOf(project, body),
    recipient,
    provider: 'email',
    channel: 'sms',
    challenge,
    redirectTo,
  } as const;
  project.store.transaction(() => {
    const known = confirmedPerson(project, registration) ?? enrol(project, registration);
    if (!isConfirmed(known, 'email')) return;
    if (challenge !== null) startFlow(project, { userId: known.id, provider: 'magiclink', method: 'magiclink', challenge });
    sendMagicLink(project, known, { redirectTo, isPkce: challenge !== null });
  });
  return json(200, {});
}

function textCode(call: AuthCall, body: Json): Response {
  const { project } = call;
  if (!project.auth.isPhoneEnabled) throw new AuthError(400, 'phone_provider_disabled', 'Unsupported phone provider');
  const recipient = normalizePhone(textOf(body, 'phone'));
  const channel = readChannel(textOf(body, 'channel'), project.auth);
  const registration = {
    ...registrationOf(project, body),
    recipient,
    provider: 'phone',
    channel,
    challenge: null,
    redirectTo: '',
  } as const;
  return json(
    200,
    project.store.transaction(() => {
      const known = confirmedPerson(project, registration) ?? enrol(project, registration);
      if (!isConfirmed(known, 'phone')) return {};
      return { message_id: sendPhoneCode(project, known, recipient, 'confirmation', channel).id };
    }),
  );
}

function registrationOf(project: Project, body: Json): Pick<Registration, 'encryptedPassword' | 'data'> {
  return { encryptedPassword: noPassword(project), data: objectOf(body, 'data') };
}

function confirmedPerson(project: Project, registration: Registration): ReturnType<typeof findUserByContact> {
  const known = findUserByContact(project, registration);
  return known !== undefined && isConfirmed(known, registration.provider) ? known : undefined;
}

/** Signs up a user; the confirmation mail or message also signs them in. */
function enrol(project: Project, registration: Registration): ReturnType<typeof registerUser> {
  const { auth } = project;
  assertSignupEnabled(project);
  if (registration.provider === 'email' && !auth.isEmailEnabled) {
    throw new AuthError(400, 'email_provider_disabled', 'Email signups are disabled');
  }
  return registerUser(project, registration);
}
