import type { Person, SessionView, SignOutScope } from '@duneline/machines';
import { sessionFlow, settledSession } from '../session/sessionFlow.ts';
import { isSessionWanted } from '../session/startWhenWanted.ts';
import { getClient } from './client.ts';
import { getConnection } from './connection.ts';

export type { Person } from '@duneline/machines';

/**
 * The signed-in person, `null` when nobody is.
 * @throws when the backend cannot be reached, and the stored session must be renewed.
 */
export async function readPerson(): Promise<Person | null> {
  await getConnection(); // an embedded world may begin with somebody signed in
  if (!isSessionWanted()) return null;
  await getClient();
  sessionFlow.preload();
  const { status, session } = await settledSession();
  if (status === 'unreachable') throw new Error('The session could not be renewed, as the server is out of reach.');
  return session?.person ?? null;
}

/**
 * The signed-in person who owes no second factor, `null` when there is none: whom a guard lets in.
 * @throws as `readPerson`.
 */
export async function readAdmittedPerson(): Promise<Person | null> {
  const person = await readPerson();
  return sessionFlow.getView().needsSecondFactor ? null : person;
}

/** Calls back with the person when another one, or nobody, is signed in, by this tab or by others; returns how to stop. */
export function subscribeToPerson(onChange: (person: Person | null) => void): () => void {
  return follow(({ session }) => session?.person ?? null, onChange);
}

/** The same with whoever owes no second factor. */
export function subscribeToAdmittedPerson(onChange: (person: Person | null) => void): () => void {
  return follow(({ session, needsSecondFactor }) => (needsSecondFactor ? null : (session?.person ?? null)), onChange);
}

function follow(personOf: (view: SessionView) => Person | null, onChange: (person: Person | null) => void): () => void {
  let known: string | null | undefined;
  sessionFlow.preload();
  return sessionFlow.subscribe(() => {
    const view = sessionFlow.getView();
    const person = personOf(view);
    const id = person?.id ?? null;
    if (view.status === 'restoring' || id === known) return;
    known = id;
    onChange(person);
  });
}

/**
 * Ends the session here and everywhere (`global`), here only (`local`), or everywhere else (`others`); an answer of 401, 403 or 404
 * still clears it here (spec §5, §8).
 * @throws {AuthError} when the server could not be reached: with `global`, the person is still signed in.
 */
export async function signOut(scope: SignOutScope = 'global'): Promise<void> {
  const { auth } = await getClient();
  if (scope === 'others') {
    const { error } = await auth.signOut({ scope });
    if (error) throw error;
    return;
  }
  sessionFlow.preload();
  await settledSession();
  sessionFlow.send({ type: 'session.signOut', scope });
  const { problem } = await settledSession();
  if (problem?.during === 'signOut') throw problem.error;
}
