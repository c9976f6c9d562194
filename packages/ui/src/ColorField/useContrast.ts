import { useEffect, useState } from 'react';
import type { ContrastRating, ContrastRule } from './rateContrast.ts';

type Rate = typeof import('./rateContrast.ts').rateContrast;

/** The rating of a color; `undefined` until its code has loaded (it includes color arithmetic), and `null` if that failed. */
export function useContrast(color: string, rules: readonly ContrastRule[]): ContrastRating | null | undefined {
  const [rate, setRate] = useState<{ readonly by: Rate | null }>();
  useEffect(() => {
    let isHere = true;
    const arrive = (by: Rate | null) => isHere && setRate({ by });
    import('./rateContrast.ts').then(({ rateContrast }) => arrive(rateContrast)).catch(() => arrive(null));
    return () => {
      isHere = false;
    };
  }, []);
  return rate && (rate.by?.(color, rules) ?? null);
}
