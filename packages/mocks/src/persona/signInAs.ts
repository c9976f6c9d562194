import type { PersonaSpec, ScenarioSpec } from '@duneline/specs/contract';
import type { AuthRefreshToken } from '../auth/rows.ts';
import { createSession, tokenResponse } from '../auth/session.ts';
import { factors, sessions, users } from '../auth/tables.ts';
import type { Project } from '../project.ts';
import { Session } from '../session/Session.ts';
import { removeRows } from '../write/removal.ts';

/** A session as returned by the token endpoint; can be passed to supabase-js' `auth.setSession`. */
export interface PersonaSession {
  readonly access_token: string;
  readonly token_type: string;
  /** Seconds. */
  readonly expires_in: number;
  /** Seconds since the epoch. */
  readonly expires_at: number;
  readonly refresh_token: string;
  readonly user: Readonly<Record<string, unknown>>;
}

/**
 * Creates a session for a persona, or returns `null` for one without an account.
 * @param fate whether the session is expired or revoked
 * @throws Error when no user has the persona's address
 */
export async function signInAs(
  project: Project,
  { name, account }: PersonaSpec,
  fate?: ScenarioSpec['session'],
): Promise<PersonaSession | null> {
  if (account === null) return null;
  const user = users(project).first({ email: account.email });
  if (user === undefined)
    throw new Error(
      `The persona "${name}" is ${account.email}, whom the project does not know; correct personas.yaml or the seed.`,
    );
  const then = fate === 'expired' ? beforeExpiry(project) : project;
  const token = project.store.transaction(() => {
    const opened = createSession(then, user, 'password');
    if (account.aal === 'aal2') passSecondFactor(then, opened);
    return opened;
  });
  const response = await tokenResponse(then, token);
  if (fate !== undefined) endSession(project, token.session_id);
  return await response.json();
}

/** The project at an earlier time, so that its access tokens have expired by now. */
function beforeExpiry(project: Project): Project {
  const agoMs = (project.auth.accessTokenSeconds + 60) * 1000;
  return { ...project, clock: { ...project.clock, now: () => project.clock.now() - agoMs } };
}

function passSecondFactor(project: Project, { session_id: id, user_id }: AuthRefreshToken): void {
  const amr = sessions(project).first({ id })?.amr ?? [];
  const timestamp = Math.floor(project.clock.now() / 1000);
  const factor_id = factors(project).first({ user_id, factor_type: 'totp', status: 'verified' })?.id ?? null;
  sessions(project).update({ id }, { aal: 'aal2', factor_id, amr: [{ method: 'totp', timestamp }, ...amr] });
}

function endSession(project: Project, id: string): void {
  const table = project.store.table('auth', 'sessions');
  const system = new Session(project, 'service_role', null);
  project.store.transaction(() => removeRows(system, table, table.find(['id'], [id])));
}
