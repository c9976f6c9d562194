import { json } from '../gateway/json.ts';
import type { Project } from '../project.ts';
import type { AuthCall } from './AuthCall.ts';
import { AuthError } from './AuthError.ts';
import { requireUser } from './bearer.ts';
import { tokenHash } from './codes.ts';
import { sendReauthentication } from './mails.ts';
import { sendPhoneCode } from './messages.ts';
import { findToken, isOlderThan } from './oneTimeToken.ts';
import type { AuthUser } from './rows.ts';

/** GET /reauthenticate: sends the code that an old session needs to change the password. */
export async function reauthenticate(call: AuthCall): Promise<Response> {
  const { project } = call;
  const { user } = await requireUser(call);
  const { email, phone } = user;
  if (email === null && phone === null) {
    const message = 'Reauthentication requires the user to have an email or a phone number';
    throw new AuthError(400, 'validation_failed', message);
  }
  if (email !== null) {
    if (user.email_confirmed_at === null) throw new AuthError(422, 'email_not_confirmed', 'Please verify your email first.');
    project.store.transaction(() => sendReauthentication(project, user, email));
    return json(200, {});
  }
  if (user.phone_confirmed_at === null) throw new AuthError(422, 'phone_not_confirmed', 'Please verify your phone first.');
  const { id } = project.store.transaction(() => sendPhoneCode(project, user, phone ?? '', 'reauthentication'));
  return json(200, { message_id: id });
}

/** @throws AuthError `reauthentication_not_valid` for an invalid or expired code */
export function assertNonce(project: Project, user: AuthUser, nonce: string): void {
  const { mailCodeSeconds, messageCodeSeconds } = project.auth;
  const token = findToken(project, tokenHash(user.email ?? user.phone ?? '', nonce), ['reauthentication']);
  const seconds = user.email === null ? messageCodeSeconds : mailCodeSeconds;
  if (token === undefined || token.user_id !== user.id || isOlderThan(project, token, seconds)) {
    throw new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
  }
}
