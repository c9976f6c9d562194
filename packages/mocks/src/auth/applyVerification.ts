import type { Project } from '../project.ts';
import { confirmEmail, confirmPhone } from './confirm.ts';
import { addIdentity, changeIdentity, refreshProviders } from './createUser.ts';
import { deleteToken, deleteTokens } from './oneTimeToken.ts';
import { noPassword } from './password.ts';
import type { AuthUser } from './rows.ts';
import { changeUser, identities } from './tables.ts';
import type { Verification } from './verification.ts';

/**
 * Applies the verified token: confirms the address, signs in, or changes the e-mail address.
 * @returns the updated user, or `null` while the second of two addresses must still confirm the change
 */
export function applyVerification(project: Project, { user, type, token }: Verification): AuthUser | null {
  const accepted = effects[type]?.(project, user, token) ?? null;
  return accepted === null ? null : refreshProviders(project, accepted);
}

type Effect = (project: Project, user: AuthUser, token: Verification['token']) => AuthUser | null;

const effects: Readonly<Record<string, Effect>> = {
  signup: acceptSignup,
  invite: acceptSignup,
  recovery: acceptRecovery,
  magiclink: acceptRecovery,
  email_change: acceptEmailChange,
  sms: (project, user) => changeUser(project, confirmPhone(project, user), { is_anonymous: false }),
  phone_change: (project, user) => changePhone(project, user, user.phone_change ?? ''),
};

function acceptSignup(project: Project, user: AuthUser): AuthUser {
  const isFirstPassword = user.encrypted_password === null && user.invited_at !== null;
  const invited = isFirstPassword ? changeUser(project, user, { encrypted_password: noPassword(project) }) : user;
  for (const { provider, identity_data: data } of identities(project).find({ user_id: user.id })) {
    if (user.email !== null && data['email'] === user.email) changeIdentity(project, user, provider, { email_verified: true });
  }
  return confirmEmail(project, invited);
}

function acceptRecovery(project: Project, user: AuthUser): AuthUser {
  deleteTokens(project, user);
  return user.email_confirmed_at === null ? confirmEmail(project, user) : user;
}

function acceptEmailChange(project: Project, user: AuthUser, token: Verification['token']): AuthUser | null {
  const { isAutoConfirm, isEmailChangeSecure } = project.auth;
  const isFirstOfTwo = !isAutoConfirm && isEmailChangeSecure && user.email_change_confirm_status === 0 && user.email !== null;
  if (!isFirstOfTwo) return changeEmail(project, user, user.email_change ?? '');
  if (token !== null) deleteToken(project, user, token.token_type);
  changeUser(project, user, { email_change_confirm_status: 1 });
  return null;
}

/** Changes a user's e-mail address to a confirmed one. An anonymous user becomes a regular one. */
export function changeEmail(project: Project, user: AuthUser, email: string): AuthUser {
  const data = { email, email_verified: true };
  if (!changeIdentity(project, user, 'email', data)) {
    addIdentity(project, user, 'email', user.id, { sub: user.id, ...data, phone_verified: false });
  }
  deleteTokens(project, user);
  const changes = { email, email_change: null, email_change_confirm_status: 0, is_anonymous: false };
  const changed = changeUser(project, user, changes);
  return changed.email_confirmed_at === null ? confirmEmail(project, changed) : changed;
}

/** Changes a user's phone number to a confirmed one. */
export function changePhone(project: Project, user: AuthUser, phone: string): AuthUser {
  const data = { phone, phone_verified: true };
  if (!changeIdentity(project, user, 'phone', data)) {
    addIdentity(project, user, 'phone', user.id, { sub: user.id, email_verified: false, ...data });
  }
  return confirmPhone(project, changeUser(project, user, { phone, phone_change: null, is_anonymous: false }));
}
