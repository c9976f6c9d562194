import type { Project } from '../project.ts';
import type { AuthUser } from './rows.ts';
import { users } from './tables.ts';

/** Who has an address. People who come through an organisation's SSO do not count: theirs may be somebody else's too. */
export function userWithEmail(project: Project, email: string): AuthUser | undefined {
  return users(project)
    .find({ email })
    .find((user) => !user.is_sso_user);
}
