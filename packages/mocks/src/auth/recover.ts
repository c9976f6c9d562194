import { json } from '../gateway/json.ts';
import type { AuthCall } from './AuthCall.ts';
import { textOf } from './AuthCall.ts';
import { AuthError } from './AuthError.ts';
import { readCaptchaBody } from './captcha.ts';
import { normalizeEmail } from './email.ts';
import { startFlow } from './flow.ts';
import { sendRecovery } from './mails.ts';
import { readChallenge } from './pkce.ts';
import { redirectTarget } from './redirect.ts';
import { findUserByEmail } from './findUserByEmail.ts';

/** POST /recover: mails a recovery link. The response does not reveal whether the user exists. */
export async function recover(call: AuthCall): Promise<Response> {
  const { project } = call;
  const body = await readCaptchaBody(call);
  if (textOf(body, 'email') === '') throw new AuthError(400, 'validation_failed', 'Password recovery requires an email');
  const email = normalizeEmail(textOf(body, 'email'));
  const challenge = readChallenge(body);
  if (!project.auth.isEmailEnabled) throw new AuthError(400, 'email_provider_disabled', 'Email logins are disabled');
  const user = findUserByEmail(project, email);
  if (user !== undefined) {
    project.store.transaction(() => {
      if (challenge !== null) startFlow(project, { userId: user.id, provider: 'recovery', method: 'recovery', challenge });
      sendRecovery(project, user, { redirectTo: redirectTarget(call), isPkce: challenge !== null });
    });
  }
  return json(200, {});
}
