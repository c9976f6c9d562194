import { useEffect, useEffectEvent } from 'react';

/** Calls `onAdvance` every `periodMs` milliseconds while playing; a pause restarts the period. */
export function useAutoAdvance({
  isPlaying,
  periodMs,
  onAdvance,
}: {
  isPlaying: boolean;
  periodMs: number;
  onAdvance: () => void;
}) {
  const advance = useEffectEvent(onAdvance);
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(() => advance(), periodMs);
    return () => clearInterval(timer);
  }, [isPlaying, periodMs]);
}
