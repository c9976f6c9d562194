import type { Project } from '../project.ts';
import type { AuthUser } from './rows.ts';
import { users } from './tables.ts';

/** Finds a user by e-mail address. SSO users are ignored: several of them may share an address. */
export function findUserByEmail(project: Project, email: string): AuthUser | undefined {
  return users(project)
    .find({ email })
    .find((user) => !user.is_sso_user);
}
