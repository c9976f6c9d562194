import { useEffect, useState } from 'react';
import type { StatechartRow } from '@duneline/specs/contract';

/** Milliseconds between two steps of a played path. */
const pace = 650;

/** Plays rows one after the other, slowly, or all at once if the user prefers reduced motion. */
export function usePathPlayback(onStep: (row: StatechartRow) => void) {
  const [queue, setQueue] = useState<readonly StatechartRow[]>([]);
  useEffect(() => {
    const [next, ...later] = queue;
    if (!next) return undefined;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(
      () => {
        onStep(next);
        setQueue(later);
      },
      isCalm ? 0 : pace,
    );
    return () => clearTimeout(timer);
  }, [queue, onStep]);
  return { isWalking: queue.length > 0, walk: setQueue };
}
