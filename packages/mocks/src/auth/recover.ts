import { json } from '../gateway/json.ts';
import type { AuthCall } from './AuthCall.ts';
import { textOf } from './AuthCall.ts';
import { AuthError } from './AuthError.ts';
import { readGuardedBody } from './captcha.ts';
import { normaliseEmail } from './email.ts';
import { startFlow } from './flow.ts';
import { sendRecovery } from './mails.ts';
import { readChallenge } from './pkce.ts';
import { redirectTarget } from './redirect.ts';
import { userWithEmail } from './userWithEmail.ts';

/** POST /recover: mails a link to somebody who has forgotten the password, and does not say whether there is such a person. */
export async function recover(call: AuthCall): Promise<Response> {
  const { project } = call;
  const body = await readGuardedBody(call);
  if (textOf(body, 'email') === '') throw new AuthError(400, 'validation_failed', 'Password recovery requires an email');
  const email = normaliseEmail(textOf(body, 'email'));
  const challenge = readChallenge(body);
  if (!project.auth.isEmailEnabled) throw new AuthError(400, 'email_provider_disabled', 'Email logins are disabled');
  const user = userWithEmail(project, email);
  if (user !== undefined) {
    project.store.transaction(() => {
      if (challenge !== null) startFlow(project, { userId: user.id, provider: 'recovery', method: 'recovery', challenge });
      sendRecovery(project, user, { redirectTo: redirectTarget(call), isPkce: challenge !== null });
    });
  }
  return json(200, {});
}
