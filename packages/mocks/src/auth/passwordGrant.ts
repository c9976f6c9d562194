import type { AuthCall } from './AuthCall.ts';
import { textOf } from './AuthCall.ts';
import { AuthError } from './AuthError.ts';
import { isBanned } from './bearer.ts';
import { readCaptchaBody } from './captcha.ts';
import { isPassword, weaknessOf } from './password.ts';
import { stripPhone } from './phone.ts';
import { findUserByContact, isConfirmed } from './registerUser.ts';
import { createSession, tokenResponse } from './session.ts';

/** POST /token?grant_type=password */
export async function passwordGrant(call: AuthCall): Promise<Response> {
  const { project } = call;
  const body = await readCaptchaBody(call);
  const name = readName(call, body);
  const password = textOf(body, 'password');
  const user = findUserByContact(project, name);
  if (user === undefined || !user.encrypted_password) throw invalidCredentials();
  if (isBanned(user, project.clock.now())) throw new AuthError(400, 'user_banned', 'User is banned');
  if (!(await isPassword(password, user.encrypted_password))) throw invalidCredentials();
  if (!isConfirmed(user, name.provider)) {
    if (name.provider === 'email') throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed');
    throw new AuthError(400, 'phone_not_confirmed', 'Phone not confirmed');
  }
  const token = project.store.transaction(() => {
    // Comparing is asynchronous: meanwhile the user may have been deleted or have a new password.
    const present = findUserByContact(project, name);
    if (present?.encrypted_password !== user.encrypted_password) throw invalidCredentials();
    return createSession(project, present, 'password');
  });
  const weak = weaknessOf(password, project.auth);
  return tokenResponse(project, token, {}, weak === null ? {} : { weak_password: weak });
}

interface Name {
  readonly provider: 'email' | 'phone';
  readonly recipient: string;
}

function readName({ project: { auth } }: AuthCall, body: Readonly<Record<string, unknown>>): Name {
  const email = textOf(body, 'email').toLowerCase();
  const phone = textOf(body, 'phone');
  if (email !== '' && phone !== '') {
    throw new AuthError(400, 'validation_failed', 'Only an email address or phone number should be provided on login.');
  }
  if (email !== '') {
    if (!auth.isEmailEnabled) throw new AuthError(422, 'email_provider_disabled', 'Email logins are disabled');
    return { provider: 'email', recipient: email };
  }
  if (phone === '') throw new AuthError(400, 'validation_failed', 'missing email or phone');
  if (!auth.isPhoneEnabled) throw new AuthError(422, 'phone_provider_disabled', 'Phone logins are disabled');
  return { provider: 'phone', recipient: stripPhone(phone) };
}

function invalidCredentials(): AuthError {
  return new AuthError(400, 'invalid_credentials', 'Invalid login credentials');
}
