import type { Project } from '../../project.ts';
import type { AuthUser } from '../rows.ts';
import { goDuration } from './goDuration.ts';

/**
 * Converts a `ban_duration` to a change of the user: none when it is absent; `none` ends a ban.
 * @throws AuthError `validation_failed`
 */
export function readBan({ clock }: Project, duration: string): Pick<AuthUser, 'banned_until'> | null {
  if (duration === '') return null;
  const ms = duration === 'none' ? 0 : goDuration(duration);
  return { banned_until: ms === 0 ? null : new Date(clock.now() + ms).toISOString() };
}
