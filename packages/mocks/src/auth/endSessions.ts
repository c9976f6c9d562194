import type { Project } from '../project.ts';
import { sessions } from './tables.ts';

/** Deletes a user's sessions and refresh tokens. @param keptId a session to keep */
export function endSessions(project: Project, userId: string, keptId: string | null = null): void {
  for (const { id } of sessions(project).find({ user_id: userId })) {
    if (id !== keptId) sessions(project).remove({ id });
  }
}
