import type { Person, SessionView, SignOutScope } from '@duneline/machines';
import { forgetTyped } from '../session/forgetTyped.ts';
import { mayHaveSession, sessionFlow, waitForSession } from '../session/sessionFlow.ts';
import { getClient } from './client.ts';
import { getConnection } from './connection.ts';

export type { Person } from '@duneline/machines';

/** The signed-in user, or `null`. @throws when the stored session must be refreshed and the backend is unreachable */
export async function readPerson(): Promise<Person | null> {
  await getConnection(); // an embedded scenario may start with a signed-in persona
  if (!mayHaveSession()) return null;
  await getClient();
  sessionFlow.preload();
  const { status, session } = await waitForSession();
  if (status === 'unreachable') throw new Error('The session could not be renewed, as the server is out of reach.');
  return session?.person ?? null;
}

/**
 * The signed-in user, or `null` if there is none or a second factor is still required.
 * @throws as `readPerson`
 */
export async function readVerifiedPerson(): Promise<Person | null> {
  const person = await readPerson();
  return sessionFlow.getView().needsSecondFactor ? null : person;
}

/**
 * Calls `onChange` when the signed-in user changes, in this tab or another.
 * @returns a function that unsubscribes
 */
export function subscribeToPerson(onChange: (person: Person | null) => void): () => void {
  return follow(({ session }) => session?.person ?? null, onChange);
}

/** As `subscribeToPerson`, and there is none any more as soon as signing out begins; the same user again when it fails. */
export function subscribeToPresentPerson(onChange: (person: Person | null) => void): () => void {
  return follow(({ session, status }) => (status === 'signingOut' ? null : (session?.person ?? null)), onChange);
}

/** As `subscribeToPerson`, for users who have verified their second factor. */
export function subscribeToVerifiedPerson(onChange: (person: Person | null) => void): () => void {
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
 * Signs out everywhere (`global`), on this device (`local`), or on all others (`others`). A response of 401, 403 or 404 still
 * clears the stored session (spec §5, §8). `global` also removes what the person has typed, in all tabs.
 * @throws {AuthError} when the server is unreachable; with `global` the user then stays signed in
 */
export async function signOut(scope: SignOutScope = 'global'): Promise<void> {
  const { auth } = await getClient();
  if (scope === 'others') {
    const { error } = await auth.signOut({ scope });
    if (error) throw error;
    return;
  }
  sessionFlow.preload();
  await waitForSession();
  sessionFlow.send({ type: 'session.signOut', scope });
  const { problem } = await waitForSession();
  if (problem?.during === 'signOut') throw problem.error;
  // `local` is a step back from a sign-in that was begun, from which a buyer returns to the checkout.
  if (scope === 'global') forgetTyped();
}
