import type { Project } from '../project.ts';
import { textOf } from './AuthCall.ts';
import { AuthError } from './AuthError.ts';
import type { SignedIn } from './bearer.ts';
import { addIdentity } from './createUser.ts';
import { endSessions } from './endSessions.ts';
import { deleteTokens } from './oneTimeToken.ts';
import { hashPassword, isPassword } from './password.ts';
import { assertNonce } from './reauthenticate.ts';
import type { AuthSession, AuthUser } from './rows.ts';
import { changeUser, identities } from './tables.ts';

type Json = Readonly<Record<string, unknown>>;

const dayMs = 86_400_000;

/** Validates a new password against the current one. @returns its hash, or `null` when there is no new password */
export async function checkPassword(
  project: Project,
  caller: SignedIn,
  password: string | null,
  body: Json,
): Promise<string | null> {
  if (password === null) return null;
  const { user, session } = caller;
  if (needsNonce(project, session) && textOf(body, 'nonce') === '') {
    throw new AuthError(400, 'reauthentication_needed', 'Password update requires reauthentication');
  }
  if (user.encrypted_password) {
    if (project.auth.isCurrentPasswordRequired && !isFromMail(session))
      await assertCurrent(user, textOf(body, 'current_password'));
    if (await isPassword(password, user.encrypted_password)) {
      throw new AuthError(422, 'same_password', 'New password should be different from the old password.');
    }
  }
  return hashPassword(password, project);
}

/** Stores a new password, and revokes pending codes and the user's other sessions. */
export function changePassword(project: Project, { user, session }: SignedIn, encrypted: string, body: Json): AuthUser {
  if (needsNonce(project, session)) assertNonce(project, user, textOf(body, 'nonce'));
  return storePassword(project, user, encrypted, session?.id);
}

/** As `changePassword`, for administrators: needs no code, and ends all sessions except the given one. */
export function storePassword(project: Project, user: AuthUser, encrypted: string, keptSessionId?: string): AuthUser {
  deleteTokens(project, user);
  endSessions(project, user.id, keptSessionId);
  if (!user.encrypted_password && user.email !== null) addEmailIdentity(project, user, user.email);
  return changeUser(project, user, {
    encrypted_password: encrypted,
    confirmation_sent_at: null,
    recovery_sent_at: null,
    email_change_sent_at: null,
    phone_change_sent_at: null,
    reauthentication_sent_at: null,
  });
}

/** Whether the project requires a code because the session is older than a day. */
function needsNonce({ auth, clock }: Project, session: AuthSession | null): boolean {
  return auth.isReauthenticationRequired && (session === null || clock.now() > Date.parse(session.created_at) + dayMs);
}

/** GoTrue's `IsRecovery`: the session began with a mailed code or link, whatever that was for. */
function isFromMail(session: AuthSession | null): boolean {
  return session?.amr.some(({ method }) => ['otp', 'magiclink', 'recovery'].includes(method)) === true;
}

async function assertCurrent({ encrypted_password: hashed }: AuthUser, current: string): Promise<void> {
  const message = 'Current password required when setting new password.';
  if (current === '') throw new AuthError(400, 'current_password_required', message);
  if (!(await isPassword(current, hashed))) throw new AuthError(400, 'current_password_invalid', message);
}

function addEmailIdentity(project: Project, user: AuthUser, email: string): void {
  if (
    identities(project)
      .find({ user_id: user.id })
      .some(({ provider }) => provider === 'email')
  )
    return;
  const email_verified = user.email_confirmed_at !== null;
  addIdentity(project, user, 'email', user.id, { sub: user.id, email, email_verified, phone_verified: false });
}
