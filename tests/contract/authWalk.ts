import type { AuthProject, Tokens } from './openAuth.ts';
import { tokensOf } from './openAuth.ts';

/** A refresh token in the model. */
interface KnownToken {
  readonly token: string;
  readonly parent: string | null;
  /** ms since the epoch; `null` if active. */
  revokedAt: number | null;
}

export interface KnownSession {
  readonly owner: KnownPerson;
  access: string;
  /** Seconds since the epoch. */
  expiresAt: number;
  readonly tokens: KnownToken[];
  hasEnded: boolean;
  hasFactor: boolean;
}

export interface KnownPerson {
  readonly email: string;
  password: string;
  id: string | null;
  isConfirmed: boolean;
  code: string | null;
  bannedUntil: number;
  factor: { readonly id: string; readonly secret: string } | null;
  readonly sessions: KnownSession[];
}

/** The model's knowledge of a backend. */
export interface Walk {
  readonly project: AuthProject;
  readonly people: readonly KnownPerson[];
  passwords: number;
}

export const reuseMs = 10_000;

export function startWalk(project: AuthProject, emails: readonly string[]): Walk {
  const people = emails.map((email, index) => ({
    email,
    password: `first password ${index}`,
    id: null,
    isConfirmed: false,
    code: null,
    bannedUntil: 0,
    factor: null,
    sessions: [],
  }));
  return { project, people, passwords: 0 };
}

export function isBanned({ project }: Walk, person: KnownPerson): boolean {
  return person.bannedUntil > project.backend.clock.now();
}

/** Whether a session's access token must still be valid. */
export function isAlive(walk: Walk, session: KnownSession): boolean {
  const now = walk.project.backend.clock.now();
  return !session.hasEnded && !isBanned(walk, session.owner) && session.expiresAt * 1000 > now;
}

/** The active token of a session's family. */
export function activeToken(session: KnownSession): KnownToken | undefined {
  return session.tokens.findLast(({ revokedAt }) => revokedAt === null);
}

/** Adds a new session to the model. */
export function begin(person: KnownPerson, answer: Tokens): void {
  const tokens = [{ token: answer.refresh_token, parent: null, revokedAt: null }];
  const { access_token: access, expires_at: expiresAt } = answer;
  person.id ??= answer.user.id;
  person.sessions.push({ owner: person, access, expiresAt, tokens, hasEnded: false, hasFactor: false });
}

/** Refreshes with one of a session's tokens, compares the result with the model, and updates it. */
export async function refresh(walk: Walk, session: KnownSession, known: KnownToken): Promise<void> {
  const { project } = walk;
  const now = project.backend.clock.now();
  const answer = await project.refresh(known.token);
  const expected = expectRefresh(walk, session, known, now);
  if (expected === 'session') {
    const { access_token, expires_at, refresh_token } = tokensOf(answer);
    session.access = access_token;
    session.expiresAt = expires_at;
    const isNew = session.tokens.every(({ token }) => token !== refresh_token);
    if (isNew) {
      known.revokedAt = now;
      session.tokens.push({ token: refresh_token, parent: known.token, revokedAt: null });
    } else if (activeToken(session)?.token !== refresh_token || activeToken(session)?.parent !== known.token) {
      throw new Error('A token other than the active one came back.');
    }
    return;
  }
  if (answer.status !== 400 || !JSON.stringify(answer.body).includes(`"${expected}"`)) {
    throw new Error(`${expected} was expected, not ${answer.status} ${JSON.stringify(answer.body)}.`);
  }
  if (expected === 'refresh_token_already_used') for (const one of session.tokens) one.revokedAt ??= now;
}

function expectRefresh(walk: Walk, session: KnownSession, known: KnownToken, now: number): string {
  if (session.hasEnded) return 'refresh_token_not_found';
  if (isBanned(walk, session.owner)) return 'user_banned';
  if (known.revokedAt === null || activeToken(session)?.parent === known.token) return 'session';
  return now <= known.revokedAt + reuseMs ? 'session' : 'refresh_token_already_used';
}
