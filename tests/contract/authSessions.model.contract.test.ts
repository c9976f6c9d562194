import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openAuth, tokensOf } from './openAuth.ts';
import { activeToken, begin, isBanned, refresh, startWalk, totp } from './authWalk.ts';
import type { KnownPerson, KnownSession, Walk } from './authWalk.ts';

type Step = (walk: Walk, who: number, which: number) => Promise<void>;

const emails = ['ada@duneline.example', 'omar@duneline.example', 'priya@duneline.example'];
const hourMs = 3_600_000;

const personOf = ({ people }: Walk, who: number): KnownPerson => {
  const person = people[who % people.length];
  if (person === undefined) throw new Error('A walk has people.');
  return person;
};
const sessionOf = (person: KnownPerson, which: number): KnownSession | undefined => person.sessions[which % person.sessions.length];

/** Whether a session's access token must still hold. */
const isAlive = (walk: Walk, session: KnownSession): boolean =>
  !session.hasEnded && !isBanned(walk, session.owner) && session.expiresAt * 1000 > walk.project.backend.clock.now();

const endOthers = (person: KnownPerson, kept: KnownSession | null): void => {
  for (const session of person.sessions) if (session !== kept) session.hasEnded = true;
};

const steps: Readonly<Record<string, Step>> = {
  async signUp(walk, who) {
    const person = personOf(walk, who);
    const { email, password } = person;
    const { status } = await walk.project.post('/signup', { email, password });
    expect([200, 429]).toContain(status);
    if (status === 200 && !person.isConfirmed) person.code = walk.project.lastMail().code;
  },

  async confirm(walk, who) {
    const person = personOf(walk, who);
    const answer = await walk.project.post('/verify', { type: 'signup', email: person.email, token: person.code ?? '000000' });
    if (person.code === null) return void expect(answer.status).toBe(403);
    if (answer.status === 403) return; // an hour has passed
    begin(person, tokensOf(answer));
    person.isConfirmed = true;
    person.code = null;
  },

  async signIn(walk, who) {
    const person = personOf(walk, who);
    const answer = await walk.project.signIn(person.email, person.password);
    if (person.isConfirmed && !isBanned(walk, person)) return begin(person, tokensOf(answer));
    expect(answer.status).toBe(400);
  },

  async signInWithOldPassword(walk, who) {
    expect((await walk.project.signIn(personOf(walk, who).email, 'an old password')).status).toBe(400);
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
    const isFirst = person.factor === null;
    person.factor = factor;
    for (const known of session.tokens) known.revokedAt ??= backend.clock.now();
    session.tokens.push({ token: answer.refresh_token, parent: session.tokens.at(-1)?.token ?? null, revokedAt: null });
    session.access = answer.access_token;
    session.expiresAt = answer.expires_at;
    session.hasFactor = true;
    if (isFirst) endOthers(person, session);
    else for (const other of person.sessions) if (!other.hasFactor) other.hasEnded = true;
  },

  async changePassword(walk, who, which) {
    const person = personOf(walk, who);
    const session = sessionOf(person, which);
    if (session === undefined) return;
    const password = `next password ${++walk.passwords}`;
    const { status } = await walk.project.ask('PUT', '/user', { password }, { token: session.access });
    if (!isAlive(walk, session)) return void expect(status).toBe(403);
    if (person.factor !== null && !claimsOf(session.access).includes('"aal2"')) return void expect(status).toBe(401);
    expect(status).toBe(200);
    person.password = password;
    endOthers(person, session);
  },

  async ban(walk, who) {
    const person = personOf(walk, who);
    if (person.id === null) return;
    const { ask, backend } = walk.project;
    const headers = { apikey: backend.keys.serviceRole, authorization: `Bearer ${backend.keys.serviceRole}` };
    const answer = await ask('PUT', `/admin/users/${person.id}`, { ban_duration: '2h' }, { headers });
    expect(answer.status).toBe(200);
    person.bannedUntil = backend.clock.now() + 2 * hourMs;
  },

  async logout(walk, who, which) {
    const person = personOf(walk, who);
    const session = sessionOf(person, which);
    if (session === undefined) return;
    const scope = (['global', 'local', 'others'] as const)[which % 3] ?? 'global';
    const { status } = await walk.project.post(`/logout?scope=${scope}`, undefined, { token: session.access });
    expect(status).toBe(isAlive(walk, session) ? 204 : 403);
    if (status !== 204) return;
    if (scope !== 'local') endOthers(person, session);
    if (scope !== 'others') session.hasEnded = true;
  },

  async wait(walk, _, which) {
    walk.project.backend.clock.advance([1000, 9000, 61_000, hourMs][which % 4] ?? 0);
  },
};

/** A new TOTP factor, `null` where the session may not have one. */
async function enrol({ project }: Walk, session: KnownSession): Promise<KnownPerson['factor']> {
  const body = { factor_type: 'totp', friendly_name: `phone ${session.tokens.at(-1)?.token}` };
  const answer = await project.ask('POST', '/factors', body, { token: session.access });
  const { totp: enrolled } = Object(answer.body);
  return answer.status === 200 ? { id: textOf(answer.body, 'id'), secret: textOf(enrolled, 'secret') } : null;
}

function textOf(body: unknown, name: string): string {
  return String(Object(body)[name]);
}

function claimsOf(token: string): string {
  return atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
}

async function expectInvariants(walk: Walk): Promise<void> {
  for (const person of walk.people) {
    if (!person.isConfirmed) {
      expect(person.sessions).toEqual([]);
      expect((await walk.project.signIn(person.email, person.password)).status).toBe(400);
    }
    for (const session of person.sessions) {
      const { status, body } = await walk.project.ask('GET', '/user', undefined, { token: session.access });
      // A revoked session never works again; a live one shows its own person and nobody else.
      expect(status).toBe(isAlive(walk, session) ? 200 : 403);
      if (status === 200) expect(body).toMatchObject({ id: person.id, email: person.email });
      // aal2 only after a factor.
      expect(claimsOf(session.access).includes('"aal":"aal2"')).toBe(session.hasFactor);
      // No token outlives its family.
      if (session.hasEnded) await refresh(walk, session, session.tokens[0] ?? { token: '', parent: null, revokedAt: null });
    }
  }
}

it('a walk through sign-ups, devices, renewals, factors, bans and time keeps its promises at each step', async () => {
  const available = Object.keys(steps).filter((n) => n !== 'ban');
  const step = fc.tuple(fc.constantFrom(...available), fc.nat(emails.length - 1), fc.nat(11));
  const trail = fc.array(step, { minLength: 10, maxLength: 25, size: 'max' });
  await fc.assert(
    fc.asyncProperty(trail, async (taken) => {
      const walk = startWalk(openAuth(), emails);
      for (const known of emails.keys()) {
        await steps['signUp']?.(walk, known, 0);
        if (known < 2) await steps['confirm']?.(walk, known, 0);
      }
      for (const [name, who, which] of taken) {
        await steps[name]?.(walk, who, which);
        await expectInvariants(walk);
      }
    }),
    { numRuns: 40 },
  );
}, 60_000);
