import type { Project } from '../project.ts';
import { deleteTokens } from './oneTimeToken.ts';
import type { AuthUser } from './rows.ts';
import { changeUser } from './tables.ts';

/** Marks a user's e-mail address as confirmed. */
export function confirmEmail(project: Project, user: AuthUser): AuthUser {
  deleteTokens(project, user);
  const user_metadata = { ...user.user_metadata, email_verified: true };
  return changeUser(project, user, { email_confirmed_at: timeOf(project), user_metadata });
}

/** Marks a user's phone number as confirmed. */
export function confirmPhone(project: Project, user: AuthUser): AuthUser {
  deleteTokens(project, user);
  return changeUser(project, user, { phone_confirmed_at: timeOf(project) });
}

function timeOf({ clock }: Project): string {
  return new Date(clock.now()).toISOString();
}
