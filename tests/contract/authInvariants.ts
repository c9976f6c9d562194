import type { AuthProject } from './openAuth.ts';
import { isAlive, refresh } from './authWalk.ts';
import type { KnownPerson, KnownSession, Walk } from './authWalk.ts';

/**
 * Checks the invariants after each step.
 * @returns violations as sentences
 */
export async function findViolations(walk: Walk): Promise<readonly string[]> {
  const found: string[] = [];
  for (const person of walk.people) {
    if (!person.isConfirmed) found.push(...(await violationsOfUnconfirmed(walk.project, person)));
    for (const session of person.sessions) found.push(...(await violationsOfSession(walk, session)));
  }
  return found;
}

async function violationsOfUnconfirmed({ signIn }: AuthProject, { email, password, sessions }: KnownPerson): Promise<string[]> {
  const hasSession = sessions.length > 0 || (await signIn(email, password)).status === 200;
  return hasSession ? [`${email} is not confirmed and has a session`] : [];
}

async function violationsOfSession(walk: Walk, session: KnownSession): Promise<string[]> {
  const { id, email } = session.owner;
  const { status, body } = await walk.project.ask('GET', '/user', undefined, { token: session.access });
  const hasSecondFactor = claimsOf(session.access).includes('"aal":"aal2"');
  const found: string[] = [];
  if (status !== (isAlive(walk, session) ? 200 : 403))
    found.push(`a session of ${email} that ${session.hasEnded ? 'ended' : 'lives'} answers ${status}`);
  if (status === 200 && (Object(body).id !== id || Object(body).email !== email)) found.push(`${email} sees somebody else`);
  if (hasSecondFactor !== session.hasFactor) found.push(`the assurance level of ${email} is wrong`);
  const [first] = session.tokens;
  // Throws if a token is valid after its family was revoked.
  if (session.hasEnded && first !== undefined) await refresh(walk, session, first);
  return found;
}

function claimsOf(token: string): string {
  return atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
}
