import { json } from '../../gateway/json.ts';
import type { Project } from '../../project.ts';
import type { AuthCall } from '../AuthCall.ts';
import { objectOf, readBody, textOf } from '../AuthCall.ts';
import { AuthError } from '../AuthError.ts';
import { newCode, tokenHash } from '../codes.ts';
import { normalizeEmail } from '../email.ts';
import { actionLink } from '../links.ts';
import { mergeMetadata } from '../metadata.ts';
import { saveToken } from '../oneTimeToken.ts';
import { assertStrong, hashPassword, noPassword } from '../password.ts';
import { redirectTarget } from '../redirect.ts';
import { isAllowedTarget } from '../redirectAllowList.ts';
import { isConfirmed } from '../registerUser.ts';
import type { AuthUser, OneTimeTokenType } from '../rows.ts';
import { changeUser, users } from '../tables.ts';
import { findUserByEmail } from '../findUserByEmail.ts';
import { userJson } from '../userJson.ts';
import { insertUser } from './insertUser.ts';
import { requireAdmin } from './requireAdmin.ts';

type Json = Readonly<Record<string, unknown>>;

interface LinkRequest {
  readonly type: string;
  readonly email: string;
  readonly newEmail: string;
  readonly data: Json;
  /** The password hash of the user that the link creates. */
  readonly encryptedPassword: string | null;
}

/** The user of the link, and what it confirms. */
interface Target {
  readonly user: AuthUser;
  readonly token: OneTimeTokenType;
  readonly recipient: string;
}

/** POST /admin/generate_link: creates a link and a code without sending them. */
export async function generateLink(call: AuthCall): Promise<Response> {
  await requireAdmin(call);
  const { project } = call;
  const body = await readBody(call);
  const asked = textOf(body, 'redirect_to');
  const redirectTo = isAllowedTarget(project.auth, asked) ? asked : redirectTarget(call);
  const request = await readRequest(project, body);
  const { type } = request;
  const code = newCode(project, project.auth.mailCodeLength);
  const [user, hash] = project.store.transaction(() => {
    const target = takeIn(project, request);
    const hashed = tokenHash(target.recipient, code);
    saveToken(project, target.user, target.token, hashed, target.recipient);
    return [target.user, hashed];
  });
  return json(200, {
    ...userJson(project, user),
    action_link: actionLink(project, { hash, type: type.replace(/_(?:current|new)$/, ''), redirectTo }),
    email_otp: code,
    hashed_token: hash,
    verification_type: type,
    redirect_to: redirectTo,
  });
}

async function readRequest(project: Project, body: Json): Promise<LinkRequest> {
  const asked = textOf(body, 'type');
  const email = normalizeEmail(textOf(body, 'email'));
  const newEmail = textOf(body, 'new_email');
  const data = objectOf(body, 'data');
  const password = textOf(body, 'password');
  const request = { type: asked, email, newEmail, data, encryptedPassword: null };
  if (findUserByEmail(project, email) !== undefined) return request;
  if (asked === 'magiclink') return { ...request, type: 'signup', encryptedPassword: noPassword(project) };
  if (asked !== 'signup') return request;
  if (password === '') throw new AuthError(400, 'validation_failed', 'Signup requires a valid password');
  assertStrong(password, project.auth);
  return { ...request, encryptedPassword: await hashPassword(password, project) };
}

function takeIn(project: Project, request: LinkRequest): Target {
  const { type, email } = request;
  const known = findUserByEmail(project, email);
  if (type === 'signup' || type === 'invite') return takeInSignup(project, request, known);
  const isChange = type === 'email_change_current' || type === 'email_change_new';
  if (!isChange && type !== 'magiclink' && type !== 'recovery') {
    throw new AuthError(400, 'validation_failed', `Invalid email action link type requested: ${type}`);
  }
  if (known === undefined) throw new AuthError(404, 'user_not_found', 'User with this email not found');
  if (isChange) return takeInChange(project, request, known, type);
  return { user: changeUser(project, known, { recovery_sent_at: timeOf(project) }), token: 'recovery', recipient: email };
}

function takeInSignup(project: Project, request: LinkRequest, known: AuthUser | undefined): Target {
  const { type, email, data, encryptedPassword } = request;
  if (known !== undefined && isConfirmed(known, 'email')) throw emailExists();
  const user = known ?? insertUser(project, { email, encryptedPassword, data });
  const time = timeOf(project);
  const changes = type === 'invite' ? { invited_at: time } : { user_metadata: mergeMetadata(user.user_metadata, data) };
  return {
    user: changeUser(project, user, { ...changes, confirmation_sent_at: time }),
    token: 'confirmation',
    recipient: email,
  };
}

function takeInChange(
  project: Project,
  { email, newEmail: given }: LinkRequest,
  known: AuthUser,
  type: 'email_change_current' | 'email_change_new',
): Target {
  if (type === 'email_change_current' && !project.auth.isEmailChangeSecure) {
    const message = 'Enable secure email change to generate link for current email';
    throw new AuthError(400, 'validation_failed', message);
  }
  const newEmail = normalizeEmail(given);
  if (
    users(project)
      .find({ email: newEmail, is_sso_user: false })
      .some(({ id }) => id !== known.id)
  )
    throw emailExists();
  const changes = { email_change: newEmail, email_change_sent_at: timeOf(project), email_change_confirm_status: 0 };
  const recipient = type === 'email_change_new' ? newEmail : email;
  return { user: changeUser(project, known, changes), token: type, recipient };
}

function emailExists(): AuthError {
  return new AuthError(422, 'email_exists', 'A user with this email address has already been registered');
}

function timeOf({ clock }: Project): string {
  return new Date(clock.now()).toISOString();
}
