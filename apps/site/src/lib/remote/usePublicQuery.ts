import { useCallback, useEffect, useState } from 'react';

/** The result of a query: loading, ready or failed. */
export type QueryResult<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'failed'; readonly error: unknown };

/**
 * For public pages without TanStack Query, and for the parts that they share with the areas: a query that is sent when the component
 * mounts, and again on `retry`. Logs failures.
 * @param ask must be referentially stable
 */
export function usePublicQuery<T>(ask: () => Promise<T>): { readonly remote: QueryResult<T>; readonly retry: () => void } {
  const [remote, setRemote] = useState<QueryResult<T>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isLeft = false;
    setRemote({ status: 'loading' });
    ask().then(
      (value) => isLeft || setRemote({ status: 'ready', value }),
      (error: unknown) => {
        if (isLeft) return;
        console.error('The backend did not answer as expected.', error);
        setRemote({ status: 'failed', error });
      },
    );
    return () => {
      isLeft = true;
    };
  }, [ask, attempt]);
  return { remote, retry: useCallback(() => setAttempt((count) => count + 1), []) };
}
