import { useEffect, useState } from 'react';
import { whenIdle } from '../../../lib/start/whenIdle.ts';
import type { Odds } from './Odds.ts';

const read = () => import('./readOdds.ts').then(({ readOdds }) => readOdds());

/** The odds that the page was made with, and once it is at rest those of now; when nobody answers, what is there stays. */
export function useOdds(made: Odds | null, ask: () => Promise<Odds | null> = read): Odds | null {
  const [odds, setOdds] = useState(made);
  useEffect(() => {
    let isLeft = false;
    const refresh = async () => {
      await whenIdle();
      if (isLeft) return;
      try {
        const now = await ask();
        if (!isLeft) setOdds(now);
      } catch (error) {
        console.warn('The backend did not say how evaluations end; the page shows what it was made with.', error);
      }
    };
    void refresh();
    return () => {
      isLeft = true;
    };
  }, [ask]);
  return odds;
}
