/** Replaces local storage, until the page is closed, if the browser blocks it. */
const kept = new Map<string, string>();
const refusals = new Set<() => void>();
let isRefused = false;

/** The session storage of supabase-js: local storage (spec §4), or memory if that is blocked or full. */
export const sessionStore = {
  getItem(key: string): string | null {
    const own = kept.get(key);
    if (own !== undefined) return own;
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // blocked
    }
  },
  setItem(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
      kept.delete(key);
    } catch (error) {
      kept.set(key, value);
      if (isRefused) return;
      isRefused = true;
      console.warn('The browser refuses to store the session; it lasts until the page is closed.', error);
      for (const tell of refusals) tell();
    }
  },
  removeItem(key: string): void {
    kept.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      // Blocked: there is nothing to remove.
    }
  },
};

/**
 * Calls back once the browser has refused to store the session, immediately if it already has.
 * @returns a function that unsubscribes
 */
export function onStorageRefused(tell: () => void): () => void {
  if (isRefused) tell();
  refusals.add(tell);
  return () => void refusals.delete(tell);
}
