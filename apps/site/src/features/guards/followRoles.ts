import { followTables } from '../../lib/query/followTables.ts';

/** Calls back when the user's roles may have changed, and when the tab is visible again. Returns a function that ends this. */
export function followRoles(onChange: () => void): () => void {
  const events = new AbortController();
  const onVisible = () => document.hidden || onChange();
  document.addEventListener('visibilitychange', onVisible, { signal: events.signal });
  const unfollow = followTables(['user_roles'], onChange);
  return () => {
    events.abort();
    unfollow();
  };
}
