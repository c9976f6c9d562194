import type { AuthCall } from './AuthCall.ts';
import { readBody, textOf } from './AuthCall.ts';
import { AuthError } from './AuthError.ts';
import { isBanned } from './bearer.ts';
import { isPassword } from './password.ts';
import { openSession, tokenResponse } from './session.ts';
import { users } from './tables.ts';

/** POST /token?grant_type=password */
export async function passwordGrant(call: AuthCall): Promise<Response> {
  const { project } = call;
  const body = await readBody(call);
  const email = textOf(body, 'email').toLowerCase();
  const phone = textOf(body, 'phone');
  const password = textOf(body, 'password');
  if (email !== '' && phone !== '') {
    throw new AuthError(400, 'validation_failed', 'Only an email address or phone number should be provided on login.');
  }
  if (phone !== '') throw new AuthError(422, 'phone_provider_disabled', 'Phone logins are disabled');
  if (email === '') throw new AuthError(400, 'validation_failed', 'missing email or phone');
  if (!project.auth.isEmailEnabled) throw new AuthError(422, 'email_provider_disabled', 'Email logins are disabled');
  const user = users(project).first({ email });
  if (user === undefined || user.encrypted_password === null) throw invalidCredentials();
  if (isBanned(user, project.clock.now())) throw new AuthError(400, 'user_banned', 'User is banned');
  if (!(await isPassword(password, user.encrypted_password))) throw invalidCredentials();
  if (user.email_confirmed_at === null) throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed');
  return tokenResponse(
    project,
    project.store.transaction(() => openSession(project, user, 'password')),
  );
}

function invalidCredentials(): AuthError {
  return new AuthError(400, 'invalid_credentials', 'Invalid login credentials');
}
