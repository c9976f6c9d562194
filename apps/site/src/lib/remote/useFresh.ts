import { useEffect, useState } from 'react';
import { whenIdle } from '../start/whenIdle.ts';

/**
 * What the page was made with, and once it is at rest what the backend has now. When the backend does not answer, what is there stays.
 * `ask` must keep its identity.
 */
export function useFresh<T>(made: T, ask: () => Promise<T>) {
  const [fresh, setFresh] = useState<{ readonly of: T; readonly value: T } | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isLeft = false;
    const refresh = async () => {
      await whenIdle();
      if (isLeft) return;
      try {
        const value = await ask();
        if (isLeft) return;
        setFresh({ of: made, value });
        setFailed(false);
      } catch (error) {
        if (isLeft) return;
        console.warn('The backend did not answer; the page stays as it was made.', error);
        setFailed(true);
      }
    };
    void refresh();
    return () => {
      isLeft = true;
    };
  }, [made, ask, attempt]);
  return { value: fresh?.of === made ? fresh.value : made, isFailed, retry: () => setAttempt((count) => count + 1) };
}
