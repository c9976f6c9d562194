import { json } from '../gateway/json.ts';
import type { AuthCall } from './AuthCall.ts';
import { objectOf, readBody, textOf } from './AuthCall.ts';
import { AuthError } from './AuthError.ts';
import { sendConfirmation } from './confirmationMail.ts';
import { confirmEmail, newUser } from './createUser.ts';
import { normaliseEmail } from './email.ts';
import { assertStrong, hashPassword } from './password.ts';
import { assertCodeChallenge } from './pkce.ts';
import { openSession, tokenResponse } from './session.ts';
import { identities, users } from './tables.ts';
import { printUser, userJson } from './userJson.ts';

/** POST /signup with e-mail and password. */
export async function signup(call: AuthCall): Promise<Response> {
  const { project } = call;
  if (project.auth.isSignupDisabled) throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');
  const body = await readBody(call);
  const [email, password] = validated(call, body);
  const data = objectOf(body, 'data');
  const redirectTo = call.url.searchParams.get('redirect_to');
  const encrypted = await hashPassword(password, project.auth);
  // Looked up only after the wait for the hash: two sign-ups at once must not both find nobody.
  const known = users(project).first({ email });
  if (known?.email_confirmed_at != null) {
    if (project.auth.isAutoConfirm) throw new AuthError(422, 'user_already_exists', 'User already registered');
    // A stranger must not learn that the address is registered.
    const [decoy] = newUser(project, email, encrypted, data);
    const time = decoy.created_at;
    return json(200, printUser({ ...decoy, role: '', user_metadata: data, confirmation_sent_at: time }, []));
  }
  if (known !== undefined && !project.auth.isAutoConfirm) {
    return json(
      200,
      userJson(
        project,
        project.store.transaction(() => sendConfirmation(project, known, redirectTo)),
      ),
    );
  }
  const created = project.store.transaction(() => {
    const [user, identity] = known === undefined ? newUser(project, email, encrypted, data) : [known, null];
    if (identity !== null) {
      users(project).insert(user);
      identities(project).insert(identity);
    }
    if (!project.auth.isAutoConfirm) return { user: sendConfirmation(project, user, redirectTo), token: null };
    const confirmed = confirmEmail(project, user);
    return { user: confirmed, token: openSession(project, confirmed, 'password') };
  });
  return created.token === null ? json(200, userJson(project, created.user)) : tokenResponse(project, created.token);
}

/** The checks of a sign-up, in GoTrue's order; gives the address and the password. */
function validated({ project }: AuthCall, body: Readonly<Record<string, unknown>>): [email: string, password: string] {
  const email = textOf(body, 'email');
  const phone = textOf(body, 'phone');
  const password = textOf(body, 'password');
  if (email === '' && phone === '') throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  if (password === '') throw new AuthError(400, 'validation_failed', 'Signup requires a valid password');
  assertStrong(password, project.auth);
  if (email !== '' && phone !== '') {
    throw new AuthError(400, 'validation_failed', 'Only an email address or phone number should be provided on signup.');
  }
  if (phone !== '' && textOf(body, 'code_challenge') !== '') {
    throw new AuthError(400, 'validation_failed', 'PKCE not supported for phone signups');
  }
  assertCodeChallenge(body);
  if (phone !== '') throw new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled');
  if (!project.auth.isEmailEnabled) throw new AuthError(400, 'email_provider_disabled', 'Email signups are disabled');
  return [normaliseEmail(email), password];
}
