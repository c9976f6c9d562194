import { json } from '../gateway/json.ts';
import type { Project } from '../project.ts';
import { changeEmail, changePhone } from './applyVerification.ts';
import type { AuthCall } from './AuthCall.ts';
import { objectOf, readBody, textOf } from './AuthCall.ts';
import { AuthError } from './AuthError.ts';
import { requireUser } from './bearer.ts';
import type { SignedIn } from './bearer.ts';
import { normalizeEmail } from './email.ts';
import { startFlow } from './flow.ts';
import { sendEmailChange } from './mails.ts';
import { sendPhoneCode } from './messages.ts';
import { mergeMetadata } from './metadata.ts';
import { changePassword, checkPassword } from './newPassword.ts';
import { assertStrong } from './password.ts';
import { normalizePhone, readChannel } from './phone.ts';
import { readChallenge } from './pkce.ts';
import type { CodeChallenge } from './pkce.ts';
import { redirectTarget } from './redirect.ts';
import type { AuthUser } from './rows.ts';
import { changeUser, factors, users } from './tables.ts';
import { userJson } from './userJson.ts';

type Json = Readonly<Record<string, unknown>>;

interface Changes {
  readonly email: string;
  readonly phone: string;
  /** `null` if it does not change. */
  readonly password: string | null;
  readonly channel: 'sms' | 'whatsapp';
  readonly challenge: CodeChallenge | null;
  readonly redirectTo: string;
  readonly body: Json;
}

/** PUT /user: changes of the user's own account. */
export async function updateUser(call: AuthCall): Promise<Response> {
  const { project } = call;
  const caller = await requireUser(call);
  const changes = readChanges(call, await readBody(call));
  assertMay(project, caller, changes);
  const encrypted = await checkPassword(project, caller, changes.password, changes.body);
  const user = project.store.transaction(() => {
    const present = users(project).first({ id: caller.user.id });
    if (present === undefined) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
    assertFree(project, present, changes);
    const secured = encrypted === null ? present : changePassword(project, { ...caller, user: present }, encrypted, changes.body);
    const described = mergeMetadata(secured.user_metadata, objectOf(changes.body, 'data'));
    const named = changeUser(project, secured, { user_metadata: described });
    return movePhone(project, moveEmail(project, named, changes), changes);
  });
  return json(200, userJson(project, user));
}

function readChanges(call: AuthCall, body: Json): Changes {
  const { auth } = call.project;
  const email = textOf(body, 'email');
  const phone = textOf(body, 'phone');
  const hasPassword = body['password'] !== undefined && body['password'] !== null;
  const changes = {
    email: email === '' ? '' : normalizeEmail(email),
    phone: phone === '' ? '' : normalizePhone(phone),
    password: hasPassword ? textOf(body, 'password') : null,
    channel: phone === '' ? 'sms' : readChannel(textOf(body, 'channel'), auth),
    challenge: readChallenge(body),
    redirectTo: redirectTarget(call),
    body,
  } as const;
  if (changes.password !== null) assertStrong(changes.password, auth);
  return changes;
}

/** @throws AuthError for changes that this user or session may not make */
function assertMay(project: Project, { user, session }: SignedIn, { email, phone, password, body }: Changes): void {
  if (body['app_metadata'] != null) throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges');
  const isMoving = (email !== '' && email !== user.email) || (phone !== '' && phone !== user.phone);
  const hasFactor = factors(project)
    .find({ user_id: user.id })
    .some(({ status }) => status === 'verified');
  if (hasFactor && session?.aal !== 'aal2' && (isMoving || password !== null)) {
    const message = 'AAL2 session is required to update email or password when MFA is enabled.';
    throw new AuthError(401, 'insufficient_aal', message);
  }
  if (user.is_anonymous && password !== null && email === '' && phone === '') {
    const message = 'Updating password of an anonymous user without an email or phone is not allowed';
    throw new AuthError(422, 'validation_failed', message);
  }
  if (user.is_sso_user && (isMoving || password !== null || textOf(body, 'nonce') !== '')) {
    const message = 'Updating email, phone, password of a SSO account only possible via SSO';
    throw new AuthError(422, 'user_sso_managed', message);
  }
  assertFree(project, user, { email, phone });
}

/** @throws AuthError `email_exists` or `phone_exists` if another user has it */
function assertFree(project: Project, user: AuthUser, { email, phone }: Pick<Changes, 'email' | 'phone'>): void {
  const isTaken = (where: Partial<AuthUser>): boolean =>
    users(project)
      .find(where)
      .some(({ id }) => id !== user.id);
  if (email !== '' && isTaken({ email, is_sso_user: false })) {
    throw new AuthError(422, 'email_exists', 'A user with this email address has already been registered');
  }
  if (phone !== '' && isTaken({ phone })) {
    throw new AuthError(422, 'phone_exists', 'A user with this phone number has already been registered');
  }
}

function moveEmail(project: Project, user: AuthUser, { email, challenge, redirectTo }: Changes): AuthUser {
  if (email === '' || email === user.email) return user;
  if (user.is_anonymous && project.auth.isAutoConfirm) return changeEmail(project, user, email);
  const method = 'email_change';
  if (challenge !== null) startFlow(project, { userId: user.id, provider: method, method, challenge });
  return sendEmailChange(project, user, email, { redirectTo, isPkce: challenge !== null });
}

function movePhone(project: Project, user: AuthUser, { phone, channel }: Changes): AuthUser {
  if (phone === '' || phone === user.phone) return user;
  if (project.auth.isPhoneAutoConfirm) return changePhone(project, user, phone);
  return sendPhoneCode(project, user, phone, 'phone_change', channel).user;
}
