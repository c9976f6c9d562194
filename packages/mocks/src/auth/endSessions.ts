import type { Project } from '../project.ts';
import { sessions } from './tables.ts';

/** Ends the sessions of a person, except one if its id is given, and with them their refresh tokens. */
export function endSessions(project: Project, userId: string, keptId: string | null = null): void {
  for (const { id } of sessions(project).find({ user_id: userId })) {
    if (id !== keptId) sessions(project).remove({ id });
  }
}
