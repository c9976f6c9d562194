import type { Row } from '@duneline/specs/contract';
import type { Project } from '../project.ts';
import { Session } from '../session/Session.ts';
import type { AuthUser } from './rows.ts';

/** Runs the project's triggers of `auth.users` for a new user, as their owner: nobody is signed in. */
export function fireUserTriggers(project: Project, user: AuthUser): void {
  const { user_metadata, app_metadata, ...columns } = user;
  const row: Row = { ...columns, raw_user_meta_data: user_metadata, raw_app_meta_data: app_metadata };
  for (const trigger of project.spec.userTriggers ?? []) {
    trigger.run(new Session(project, 'service_role', {}).writer(trigger.isSecurityDefiner), {
      operation: 'INSERT',
      old: null,
      new: row,
    });
  }
}
