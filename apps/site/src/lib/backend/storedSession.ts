/** Where supabase-js keeps the session in local storage (spec §4). */
export const sessionStorageKey = 'duneline:session';

/** Whether the browser holds a session, be it still good or not. */
export function isSessionStored(): boolean {
  return read(sessionStorageKey);
}

/** Whether a sign-in with PKCE was begun in this browser, and its code may be exchanged here. */
export function isVerifierStored(): boolean {
  return read(`${sessionStorageKey}-code-verifier`);
}

function read(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false; // storage is blocked
  }
}
