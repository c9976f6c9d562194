import { json } from '../../gateway/json.ts';
import type { Project } from '../../project.ts';
import type { AuthCall } from '../AuthCall.ts';
import { booleanOf, objectOf, readBody, textOf } from '../AuthCall.ts';
import { AuthError } from '../AuthError.ts';
import { confirmEmail, confirmPhone } from '../confirm.ts';
import { addIdentity, changeIdentity } from '../createUser.ts';
import { normalizeEmail } from '../email.ts';
import { mergeMetadata } from '../metadata.ts';
import { storePassword } from '../newPassword.ts';
import { assertStrong, hashPassword } from '../password.ts';
import { normalizePhone } from '../phone.ts';
import type { AuthUser } from '../rows.ts';
import { changeUser, users } from '../tables.ts';
import { userJson } from '../userJson.ts';
import { readBan } from './ban.ts';
import { findUser } from './findUser.ts';
import { requireAdmin } from './requireAdmin.ts';

type Json = Readonly<Record<string, unknown>>;

/** PUT /admin/users/{id}: changes a user without confirmation. */
export async function updateUser(call: AuthCall): Promise<Response> {
  await requireAdmin(call);
  const { project } = call;
  findUser(call);
  const changes = readChanges(project, await readBody(call));
  const encrypted = changes.password === null ? null : await hashPassword(changes.password, project);
  const user = project.store.transaction(() => {
    const known = findUser(call);
    assertFree(project, known, changes);
    const mailed = changes.isEmailConfirmed ? confirmEmail(project, known) : known;
    const confirmed = changes.isPhoneConfirmed ? confirmPhone(project, mailed) : mailed;
    const secured = encrypted === null ? confirmed : storePassword(project, confirmed, encrypted);
    const { email, phone } = changes;
    const readdressed = email === '' ? secured : move(project, secured, { email }, changes.isEmailConfirmed);
    const renumbered = phone === '' ? readdressed : move(project, readdressed, { phone }, changes.isPhoneConfirmed);
    return changeUser(project, renumbered, {
      ...(changes.role !== '' && { role: changes.role }),
      app_metadata: mergeMetadata(renumbered.app_metadata, changes.appMetadata),
      user_metadata: mergeMetadata(renumbered.user_metadata, changes.userMetadata),
      ...changes.ban,
    });
  });
  return json(200, userJson(project, user));
}

interface Changes {
  readonly email: string;
  readonly phone: string;
  readonly role: string;
  readonly password: string | null;
  readonly isEmailConfirmed: boolean;
  readonly isPhoneConfirmed: boolean;
  readonly appMetadata: Json;
  readonly userMetadata: Json;
  readonly ban: ReturnType<typeof readBan>;
}

function readChanges(project: Project, body: Json): Changes {
  const email = textOf(body, 'email');
  const phone = textOf(body, 'phone');
  const changes = {
    email: email === '' ? '' : normalizeEmail(email),
    phone: phone === '' ? '' : normalizePhone(phone),
    role: textOf(body, 'role').trim(),
    password: body['password'] == null ? null : textOf(body, 'password'),
    isEmailConfirmed: booleanOf(body, 'email_confirm', false),
    isPhoneConfirmed: booleanOf(body, 'phone_confirm', false),
    appMetadata: objectOf(body, 'app_metadata'),
    userMetadata: objectOf(body, 'user_metadata'),
    ban: readBan(project, textOf(body, 'ban_duration')),
  };
  if (changes.password !== null) assertStrong(changes.password, project.auth);
  return changes;
}

/** @throws AuthError 500 (the database's error in GoTrue) when another user has the address or number */
function assertFree(project: Project, user: AuthUser, { email, phone }: Changes): void {
  const owners = [
    ...(email === '' ? [] : users(project).find({ email, is_sso_user: false })),
    ...(phone === '' ? [] : users(project).find({ phone })),
  ];
  if (owners.every(({ id }) => id === user.id)) return;
  throw new AuthError(500, 'unexpected_failure', 'Error updating user');
}

/** Changes the address or number of a user and of the matching identity. */
function move(project: Project, user: AuthUser, name: { email: string } | { phone: string }, isConfirmed: boolean): AuthUser {
  const provider = 'email' in name ? 'email' : 'phone';
  const data = { ...name, [`${provider}_verified`]: isConfirmed };
  if (!changeIdentity(project, user, provider, data)) {
    addIdentity(project, user, provider, user.id, { sub: user.id, email_verified: false, phone_verified: false, ...data });
  }
  return changeUser(project, user, { ...name, is_anonymous: user.is_anonymous && !isConfirmed });
}
