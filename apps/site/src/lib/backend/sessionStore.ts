/** What local storage refuses to keep lasts as long as the page. */
const kept = new Map<string, string>();
const refusals = new Set<() => void>();
let isRefused = false;

/** Where supabase-js keeps the session: local storage (spec §4), or the page's memory where that is blocked or full. */
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
      // Blocked, so that nothing was stored.
    }
  },
};

/** Calls back once the browser has refused to store the session, at once when it has already; returns how to stop. */
export function onStorageRefused(tell: () => void): () => void {
  if (isRefused) tell();
  refusals.add(tell);
  return () => void refusals.delete(tell);
}
