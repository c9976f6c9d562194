import { json } from '../../gateway/json.ts';
import type { Project } from '../../project.ts';
import type { AuthCall } from '../AuthCall.ts';
import { booleanOf, objectOf, readBody, textOf } from '../AuthCall.ts';
import { AuthError } from '../AuthError.ts';
import { confirmEmail, confirmPhone } from '../confirm.ts';
import { normalizeEmail } from '../email.ts';
import { mergeMetadata } from '../metadata.ts';
import { hashPassword, maxBcryptCost, noPassword } from '../password.ts';
import { normalizePhone } from '../phone.ts';
import type { AuthUser } from '../rows.ts';
import { changeUser, users } from '../tables.ts';
import { userJson } from '../userJson.ts';
import { isUuid } from '../uuidParam.ts';
import { readBan } from './ban.ts';
import { insertUser } from './insertUser.ts';
import type { NewUser } from './insertUser.ts';
import { requireAdmin } from './requireAdmin.ts';

type Json = Readonly<Record<string, unknown>>;

/** POST /admin/users: creates a user without a mail, with any password. */
export async function createUser(call: AuthCall): Promise<Response> {
  await requireAdmin(call);
  const { project } = call;
  const body = await readBody(call);
  const names = readNames(body);
  assertFree(project, names);
  const encryptedPassword = await readPassword(project, body);
  const person = { ...names, ...readId(body), ...readTexts(body), encryptedPassword, data: objectOf(body, 'user_metadata') };
  const ban = readBan(project, textOf(body, 'ban_duration'));
  const isEmailConfirmed = booleanOf(body, 'email_confirm', false);
  const isPhoneConfirmed = booleanOf(body, 'phone_confirm', false);
  const changes = objectOf(body, 'app_metadata');
  const user = project.store.transaction(() => {
    assertFree(project, person);
    const created = insertUser(project, person);
    const appMetadata = mergeMetadata(created.app_metadata, changes);
    const described = changeUser(project, created, { app_metadata: appMetadata, ...ban });
    const mailed = isEmailConfirmed ? confirmEmail(project, described) : described;
    return isPhoneConfirmed ? confirmPhone(project, mailed) : mailed;
  });
  // GoTrue computes this when it loads a user, and does not reload the new one.
  return json(200, { ...userJson(project, user), confirmed_at: undefined });
}

function readNames(body: Json): Pick<NewUser, 'email' | 'phone'> {
  const email = textOf(body, 'email');
  const phone = textOf(body, 'phone');
  if (email === '' && phone === '') {
    throw new AuthError(400, 'validation_failed', 'Cannot create a user without either an email or phone');
  }
  return { ...(email !== '' && { email: normalizeEmail(email) }), ...(phone !== '' && { phone: normalizePhone(phone) }) };
}

/** @throws AuthError when another user has the address, number or id */
function assertFree(project: Project, { email, phone, id }: Pick<NewUser, 'email' | 'phone' | 'id'>): void {
  const isTaken = (where: Partial<AuthUser>): boolean => users(project).first(where) !== undefined;
  if (email !== undefined && isTaken({ email, is_sso_user: false })) {
    throw new AuthError(422, 'email_exists', 'A user with this email address has already been registered');
  }
  if (phone !== undefined && isTaken({ phone })) {
    throw new AuthError(422, 'phone_exists', 'Phone number already registered by another user');
  }
  if (id !== undefined && isTaken({ id })) throw new AuthError(500, 'unexpected_failure', 'Database error creating new user');
}

async function readPassword(project: Project, body: Json): Promise<string> {
  const hash = textOf(body, 'password_hash');
  const password = textOf(body, 'password');
  if (body['password'] != null && hash !== '') {
    throw new AuthError(400, 'validation_failed', 'Only a password or a password hash should be provided');
  }
  if (/^\$(?:argon2|fbscrypt)/.test(hash)) {
    const message = 'Hashes of Argon2 and of Firebase are not simulated. Give the password itself, or its bcrypt hash.';
    throw new AuthError(400, 'validation_failed', message);
  }
  if (hash !== '' && !/^\$2[aby]\$(?:0[4-9]|[12]\d|3[01])\$[./A-Za-z\d]{53}$/.test(hash)) {
    throw new AuthError(500, 'unexpected_failure', 'Error creating user');
  }
  // A sign-in with it would stop the backend for as long as it takes.
  if (hash !== '' && Number(hash.slice(4, 6)) > maxBcryptCost) {
    const message = `Hashes of bcrypt above cost ${maxBcryptCost} are not simulated. Give the password itself, or a hash of a lower cost.`;
    throw new AuthError(400, 'validation_failed', message);
  }
  if (new TextEncoder().encode(password).length > 72) {
    throw new AuthError(400, 'validation_failed', 'bcrypt: password length exceeds 72 bytes');
  }
  if (hash !== '') return hash;
  return password === '' ? noPassword(project) : hashPassword(password, project);
}

function readId(body: Json): Pick<NewUser, 'id'> {
  const id = textOf(body, 'id').toLowerCase();
  if (id === '') return {};
  if (!isUuid(id)) throw new AuthError(400, 'validation_failed', 'ID must conform to the uuid v4 format');
  if (/^[0-]+$/.test(id)) throw new AuthError(400, 'validation_failed', 'ID cannot be a nil uuid');
  return { id };
}

function readTexts(body: Json): Pick<NewUser, 'aud' | 'role'> {
  const aud = textOf(body, 'aud');
  const role = textOf(body, 'role').trim();
  return { ...(aud !== '' && { aud }), ...(role !== '' && { role }) };
}
