import type { Row, TriggerEvent } from '@duneline/specs/contract';
import type { Project } from '../project.ts';
import { Session } from '../session/Session.ts';
import { PgError } from '../sql/PgError.ts';
import { AuthError } from './AuthError.ts';
import type { AuthUser } from './rows.ts';

/**
 * Runs the project's triggers of `auth.users`, as their owner: nobody is signed in.
 * @throws AuthError `unexpected_failure` if one of them refuses the user
 */
export function fireUserTriggers(project: Project, user: AuthUser, before: AuthUser | null = null): void {
  const event: TriggerEvent = {
    operation: before === null ? 'INSERT' : 'UPDATE',
    old: before && toRow(before),
    new: toRow(user),
  };
  for (const trigger of project.spec.userTriggers ?? []) {
    if (!trigger.events.includes(before === null ? 'insert' : 'update')) continue;
    try {
      trigger.run(new Session(project, 'service_role', {}).writer(trigger.isSecurityDefiner), event);
    } catch (error) {
      if (!(error instanceof PgError)) throw error;
      const doing = before === null ? 'saving new' : 'updating';
      throw new AuthError(500, 'unexpected_failure', `Database error ${doing} user`);
    }
  }
}

function toRow({ user_metadata, app_metadata, ...columns }: AuthUser): Row {
  return { ...columns, raw_user_meta_data: user_metadata, raw_app_meta_data: app_metadata };
}
