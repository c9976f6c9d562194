import { useCallback, useEffect, useState } from 'react';

/** Something asked of the backend: on its way, there, or failed. */
export type Remote<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'failed'; readonly error: unknown };

/** Asks once as the component appears, and again on `retry`; a failure is logged. `ask` must keep its identity. */
export function useRemote<T>(ask: () => Promise<T>): { readonly remote: Remote<T>; readonly retry: () => void } {
  const [remote, setRemote] = useState<Remote<T>>({ status: 'loading' });
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
