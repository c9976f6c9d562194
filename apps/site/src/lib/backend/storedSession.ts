import { sessionStore } from './sessionStore.ts';

/** Where supabase-js keeps the session in local storage (spec §4). */
export const sessionStorageKey = 'duneline:session';

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
