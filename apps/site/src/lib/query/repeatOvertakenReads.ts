import type { Query, QueryClient } from '@tanstack/react-query';

/**
 * Repeats a first read that was invalidated while it was under way. TanStack Query goes on with it, and takes what it brings for
 * the newest, although it may have been answered before the change (github.com/TanStack/query, `Query.fetch`).
 */
export function repeatOvertakenReads(client: QueryClient): void {
  const overtaken = new WeakSet<Query>();
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    if (action.type === 'invalidate') overtaken.add(query);
    // A read that begins after the change.
    if (action.type === 'fetch') overtaken.delete(query);
    if (action.type === 'success' && action.manual !== true && overtaken.delete(query)) {
      void client.invalidateQueries({ queryKey: query.queryKey, exact: true });
    }
  });
}
