import { tokensOf } from './openAuth.ts';
import { activeToken, begin, isAlive, isBanned, refresh, reuseMs } from './authWalk.ts';
import { totp } from '../totp.ts';
import type { KnownPerson, KnownSession, Walk } from './authWalk.ts';

type Step = (walk: Walk, who: number, which: number) => Promise<void>;

const hourMs = 3_600_000;

const personOf = ({ people }: Walk, who: number): KnownPerson => {
  const person = people[who % people.length];
  if (person === undefined) throw new Error('A walk has people.');
  return person;
};
const sessionOf = (person: KnownPerson, which: number): KnownSession | undefined =>
  person.sessions[which % person.sessions.length];

const endOthers = (person: KnownPerson, kept: KnownSession | null): void => {
  for (const session of person.sessions) if (session !== kept) session.hasEnded = true;
};

/**
 * Possible steps, for user number `who` and their session number `which`.
 * @throws Error if the backend violates the model
 */
export const steps: Readonly<Record<string, Step>> = {
  async signUp(walk, who) {
    const person = personOf(walk, who);
    const { email, password } = person;
    const { status } = await walk.project.post('/signup', { email, password });
    must(status, 200, 429);
    if (status === 200 && !person.isConfirmed) person.code = walk.project.lastMail().code;
  },

  async confirm(walk, who) {
    const person = personOf(walk, who);
    const answer = await walk.project.post('/verify', { type: 'signup', email: person.email, token: person.code ?? '000000' });
    must(answer.status, 403, ...(person.code === null ? [] : [200]));
    if (answer.status === 403) return; // nothing to confirm, or an hour has passed
    begin(person, tokensOf(answer));
    person.isConfirmed = true;
    person.code = null;
  },

  async signIn(walk, who) {
    const person = personOf(walk, who);
    const answer = await walk.project.signIn(person.email, person.password);
    if (person.isConfirmed && !isBanned(walk, person)) begin(person, tokensOf(answer));
    else must(answer.status, 400);
  },

  async signInWithOldPassword(walk, who) {
    must((await walk.project.signIn(personOf(walk, who).email, 'an old password')).status, 400);
  },

  async refresh(walk, who, which) {
    const session = sessionOf(personOf(walk, who), which);
    const token = session === undefined ? undefined : (activeToken(session) ?? session.tokens.at(-1));
    if (session !== undefined && token !== undefined) await refresh(walk, session, token);
  },

  async reuse(walk, who, which) {
    const session = sessionOf(personOf(walk, who), which);
    const token = session?.tokens[which % session.tokens.length];
    if (session !== undefined && token !== undefined) await refresh(walk, session, token);
  },

  /** An attacker uses a token that was rotated long ago; the owner's token is revoked too. */
  async steal(walk, who, which) {
    const session = sessionOf(personOf(walk, who), which);
    const stolen = session === undefined ? undefined : activeToken(session);
    if (session === undefined || stolen === undefined) return;
    const { clock } = walk.project.backend;
    for (let time = 0; time < 2; time++) await refresh(walk, session, activeToken(session) ?? stolen);
    for (const token of [stolen, activeToken(session) ?? stolen]) {
      clock.advance(reuseMs + 1);
      await refresh(walk, session, token);
    }
  },

  async secondFactor(walk, who, which) {
    const person = personOf(walk, who);
    const session = sessionOf(person, which);
    if (session === undefined || !isAlive(walk, session)) return;
    const { ask, backend } = walk.project;
    const token = session.access;
    const factor = person.factor ?? (await enrol(walk, session));
    if (factor === null) return;
    const challenge = await ask('POST', `/factors/${factor.id}/challenge`, {}, { token });
    const code = totp(factor.secret, backend.clock.now());
    const body = { challenge_id: textOf(challenge.body, 'id'), code };
    const answer = tokensOf(await ask('POST', `/factors/${factor.id}/verify`, body, { token }));
    person.factor = factor;
    for (const known of session.tokens) known.revokedAt ??= backend.clock.now();
    session.tokens.push({ token: answer.refresh_token, parent: session.tokens.at(-1)?.token ?? null, revokedAt: null });
    session.access = answer.access_token;
    session.expiresAt = answer.expires_at;
    session.hasFactor = true;
    for (const other of person.sessions) if (!other.hasFactor) other.hasEnded = true;
  },

  async changePassword(walk, who, which) {
    const person = personOf(walk, who);
    const session = sessionOf(person, which);
    if (session === undefined) return;
    const password = `next password ${++walk.passwords}`;
    const { status } = await walk.project.ask('PUT', '/user', { password }, { token: session.access });
    const needsFactor = person.factor !== null && !session.hasFactor;
    must(status, !isAlive(walk, session) ? 403 : needsFactor ? 401 : 200);
    if (status !== 200) return;
    person.password = password;
    endOthers(person, session);
  },

  async ban(walk, who) {
    const person = personOf(walk, who);
    if (person.id === null) return;
    const { ask, backend } = walk.project;
    const headers = { apikey: backend.keys.serviceRole, authorization: `Bearer ${backend.keys.serviceRole}` };
    const answer = await ask('PUT', `/admin/users/${person.id}`, { ban_duration: '2h' }, { headers });
    must(answer.status, 200);
    person.bannedUntil = backend.clock.now() + 2 * hourMs;
  },

  async logout(walk, who, which) {
    const person = personOf(walk, who);
    const session = sessionOf(person, which);
    if (session === undefined) return;
    const scope = (['global', 'local', 'others'] as const)[which % 3] ?? 'global';
    const { status } = await walk.project.post(`/logout?scope=${scope}`, undefined, { token: session.access });
    must(status, isAlive(walk, session) ? 204 : 403);
    if (status !== 204) return;
    if (scope !== 'local') endOthers(person, session);
    if (scope !== 'others') session.hasEnded = true;
  },

  async wait(walk, _, which) {
    walk.project.backend.clock.advance([1000, 9000, 61_000, hourMs][which % 4] ?? 0);
  },
};

/** Enrolls a TOTP factor; `null` if the session may not have one. */
async function enrol({ project }: Walk, session: KnownSession): Promise<KnownPerson['factor']> {
  const body = { factor_type: 'totp', friendly_name: `phone ${session.tokens.at(-1)?.token}` };
  const answer = await project.ask('POST', '/factors', body, { token: session.access });
  const { totp: enrolled } = Object(answer.body);
  return answer.status === 200 ? { id: textOf(answer.body, 'id'), secret: textOf(enrolled, 'secret') } : null;
}

function textOf(body: unknown, name: string): string {
  return String(Object(body)[name]);
}

function must(status: number, ...allowed: readonly number[]): void {
  if (!allowed.includes(status)) throw new Error(`The status must be ${allowed.join(' or ')}, not ${status}.`);
}
