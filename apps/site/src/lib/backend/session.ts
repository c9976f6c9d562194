import type { Session } from '@supabase/supabase-js';
import { getClient } from './client.ts';

/** As much of the signed-in person as the screens show. */
export interface Person {
  readonly id: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly createdAt: string;
  readonly lastSignInAt: string | null;
}

/**
 * The signed-in person, `null` when nobody is.
 * @throws when the stored session cannot be read or refreshed.
 */
export async function readPerson(): Promise<Person | null> {
  const client = await getClient();
  const { data, error } = await client.auth.getSession();
  if (error) throw error;
  return personOf(data.session);
}

/** Calls back with the person on every change of the session, in this tab and in others; returns how to stop. */
export function subscribeToPerson(onChange: (person: Person | null) => void): () => void {
  let isStopped = false;
  let stop = () => {};
  void getClient().then(
    (client) => {
      if (isStopped) return;
      const { data } = client.auth.onAuthStateChange((event, session) => {
        // The first report is what `readPerson` answers already.
        if (event !== 'INITIAL_SESSION') onChange(personOf(session));
      });
      stop = () => data.subscription.unsubscribe();
    },
    (error: unknown) => console.error('Changes of the session cannot be followed: the backend could not be reached.', error),
  );
  return () => {
    isStopped = true;
    stop();
  };
}

/** An e-mail address or a phone number, one of the two (spec §5). */
export type Identifier = { readonly email: string } | { readonly phone: string };

/**
 * Signs in with a password.
 * @throws {AuthError} with the server's `code`, or with status 0 when it could not be reached.
 */
export async function signIn(identifier: Identifier, password: string): Promise<void> {
  const client = await getClient();
  const { error } = await client.auth.signInWithPassword({ ...identifier, password });
  if (error) throw error;
}

/**
 * Creates an account; says whether the person is signed in at once or has to confirm the address first.
 * @throws {AuthError} with the server's `code`, or with status 0 when it could not be reached.
 */
export async function signUp(
  identifier: Identifier,
  password: string,
  displayName: string,
): Promise<{ readonly isSignedIn: boolean }> {
  const client = await getClient();
  const { data, error } = await client.auth.signUp({
    ...identifier,
    password,
    options: { data: { display_name: displayName } },
  });
  if (error) throw error;
  return { isSignedIn: data.session !== null };
}

/**
 * Ends the session everywhere; an answer of 401, 403 or 404 still clears it here (spec §8).
 * @throws {AuthError} when the server could not be reached: the person is still signed in.
 */
export async function signOut(): Promise<void> {
  const client = await getClient();
  const { error } = await client.auth.signOut();
  if (error) throw error;
}

function personOf(session: Session | null): Person | null {
  if (!session) return null;
  const { user } = session;
  return {
    id: user.id,
    email: user.email || null,
    phone: user.phone ? `+${user.phone.replace(/^\+/, '')}` : null,
    createdAt: user.created_at,
    lastSignInAt: user.last_sign_in_at ?? null,
  };
}
