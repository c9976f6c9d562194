import { json } from '../gateway/json.ts';
import type { Project } from '../project.ts';
import { randomUuid } from '../random.ts';
import { signInAnonymously } from './anonymous.ts';
import type { AuthCall } from './AuthCall.ts';
import { objectOf, textOf } from './AuthCall.ts';
import { AuthError } from './AuthError.ts';
import { readCaptchaBody } from './captcha.ts';
import { blankUser } from './blankUser.ts';
import { normalizeEmail } from './email.ts';
import { countRequest } from './limit.ts';
import { assertStrong, hashPassword } from './password.ts';
import { normalizePhone, readChannel } from './phone.ts';
import { readChallenge } from './pkce.ts';
import { redirectTarget } from './redirect.ts';
import { findUserByContact, isConfirmed, registerUser } from './registerUser.ts';
import type { Registration } from './registerUser.ts';
import { createSession, tokenResponse } from './session.ts';
import { printUser, userJson } from './userJson.ts';

type Json = Readonly<Record<string, unknown>>;

/** POST /signup: by e-mail or phone with a password, or anonymously. */
export async function signup(call: AuthCall): Promise<Response> {
  const { project } = call;
  assertSignupEnabled(project);
  const body = await readCaptchaBody(call);
  if (textOf(body, 'email') === '' && textOf(body, 'phone') === '') return signInAnonymously(call, body);
  countRequest(call, 'signIns');
  const [entry, password] = readEntry(call, body);
  const registration = { ...entry, encryptedPassword: await hashPassword(password, project) };
  // Looked up after the asynchronous hash, so that of two simultaneous sign-ups only one creates the user.
  const known = findUserByContact(project, registration);
  if (known !== undefined && isConfirmed(known, registration.provider)) return json(200, decoy(project, registration));
  const [user, token] = project.store.transaction(() => {
    const person = registerUser(project, registration);
    return [person, isConfirmed(person, registration.provider) ? createSession(project, person, 'password') : null];
  });
  if (token !== null) {
    const person = userJson(project, findUserByContact(project, registration) ?? user);
    // GoTrue computes this when it loads a user, and does not reload the new one.
    return tokenResponse(project, token, {}, { user: { ...person, confirmed_at: undefined } });
  }
  const person = userJson(project, user);
  return json(200, user.invited_at === null ? person : { ...person, user_metadata: {}, identities: [] });
}

/** @throws AuthError `signup_disabled` if the project allows no sign-ups */
export function assertSignupEnabled({ auth }: Project): void {
  if (auth.isSignupDisabled) throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');
}

/**
 * Validates a sign-up in GoTrue's order.
 * @returns the registration and the password
 */
function readEntry(call: AuthCall, body: Json): [entry: Omit<Registration, 'encryptedPassword'>, password: string] {
  const { auth } = call.project;
  const email = textOf(body, 'email');
  const phone = textOf(body, 'phone');
  const password = textOf(body, 'password');
  if (password === '') throw new AuthError(400, 'validation_failed', 'Signup requires a valid password');
  assertStrong(password, auth);
  if (email !== '' && phone !== '') {
    throw new AuthError(400, 'validation_failed', 'Only an email address or phone number should be provided on signup.');
  }
  const channel = phone === '' ? 'sms' : readChannel(textOf(body, 'channel'), auth);
  if (phone !== '' && textOf(body, 'code_challenge') !== '') {
    throw new AuthError(400, 'validation_failed', 'PKCE not supported for phone signups');
  }
  const challenge = readChallenge(body);
  if (email !== '' && !auth.isEmailEnabled) throw new AuthError(400, 'email_provider_disabled', 'Email signups are disabled');
  if (phone !== '' && !auth.isPhoneEnabled) throw new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled');
  const recipient = email === '' ? normalizePhone(phone) : normalizeEmail(email);
  const provider = email === '' ? 'phone' : 'email';
  const data = objectOf(body, 'data');
  return [{ recipient, provider, data, channel, challenge, redirectTo: redirectTarget(call) }, password];
}

/**
 * Returns a fictitious user, so that the response does not reveal that the address is registered.
 * @throws AuthError `user_already_exists` if the project requires no confirmation
 */
function decoy(project: Project, { recipient, provider, data }: Registration): Json {
  if (project.auth.isAutoConfirm || project.auth.isPhoneAutoConfirm) {
    throw new AuthError(422, 'user_already_exists', 'User already registered');
  }
  const time = new Date(project.clock.now()).toISOString();
  const user = {
    ...blankUser(randomUuid(project.random), time),
    [provider]: recipient,
    role: '',
    confirmation_sent_at: time,
    app_metadata: { provider, providers: [provider] },
    user_metadata: data,
  };
  return printUser(user, []);
}
