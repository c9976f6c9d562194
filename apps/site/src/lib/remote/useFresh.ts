import { useEffect, useState } from 'react';
import { whenIdle } from '../start/whenIdle.ts';
import { tellTrouble } from './trouble.ts';

/**
 * What the page was made with, and once it is at rest what the backend has now. When the backend does not answer, what is there stays,
 * a notice says so, and it is asked again (`tellTrouble`). `ask` must keep its identity.
 */
export function useFresh<T>(made: T, ask: () => Promise<T>): T {
  const [fresh, setFresh] = useState<{ readonly of: T; readonly value: T } | null>(null);
  useEffect(() => {
    let isLeft = false;
    let release = () => {};
    const refresh = async () => {
      const value = await ask();
      if (!isLeft) setFresh({ of: made, value });
    };
    const begin = async () => {
      await whenIdle();
      if (isLeft) return;
      try {
        await refresh();
      } catch (error) {
        if (isLeft) return;
        console.warn('The backend did not answer; the page stays as it was made.', error);
        release = tellTrouble(refresh, error);
      }
    };
    void begin();
    return () => {
      isLeft = true;
      release();
    };
  }, [made, ask]);
  return fresh?.of === made ? fresh.value : made;
}
