import { sessionStore } from './sessionStore.ts';

/** Key of the session in local storage (spec §4), for supabase-js. */
export const sessionStorageKey = 'duneline:session';

interface StoredSession {
  readonly refresh_token: string;
  readonly user?: { readonly id?: string; readonly email?: string; readonly phone?: string };
}

/** The stored session, or `null` when there is none that can be read. */
export function readStoredSession(): StoredSession | null {
  try {
    return JSON.parse(sessionStore.getItem(sessionStorageKey) ?? 'null') as StoredSession | null;
  } catch {
    return null; // somebody else wrote it
  }
}

/** Whether local storage contains a session, valid or not. */
export function isSessionStored(): boolean {
  return read(sessionStorageKey);
}

/** Whether a PKCE sign-in was started in this browser, so that its code can be exchanged here. */
export function isVerifierStored(): boolean {
  return read(`${sessionStorageKey}-code-verifier`);
}

function read(key: string): boolean {
  return sessionStore.getItem(key) !== null;
}
