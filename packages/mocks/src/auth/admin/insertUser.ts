import type { Project } from '../../project.ts';
import { randomUuid } from '../../random.ts';
import { blankUser } from '../blankUser.ts';
import { addIdentity } from '../createUser.ts';
import type { AuthUser } from '../rows.ts';
import { users } from '../tables.ts';

/** A user created by an administrator. */
export interface NewUser extends Partial<Pick<AuthUser, 'id' | 'aud' | 'role' | 'email' | 'phone'>> {
  readonly encryptedPassword: string | null;
  readonly data: AuthUser['user_metadata'];
}

/** Inserts an unconfirmed user with identities for the address and the phone number. */
export function insertUser(project: Project, { encryptedPassword, data, ...columns }: NewUser): AuthUser {
  const { id = randomUuid(project.random), email = null, phone = null } = columns;
  const providers = [...(email === null ? [] : ['email']), ...(phone === null ? [] : ['phone'])];
  const user = users(project).insert({
    ...blankUser(id, new Date(project.clock.now()).toISOString()),
    ...columns,
    id,
    encrypted_password: encryptedPassword,
    app_metadata: { provider: providers[0], providers },
    user_metadata: data,
  });
  const claims = { sub: id, email_verified: false, phone_verified: false };
  if (email !== null) addIdentity(project, user, 'email', id, { ...claims, email });
  if (phone !== null) addIdentity(project, user, 'phone', id, { ...claims, phone });
  return user;
}
