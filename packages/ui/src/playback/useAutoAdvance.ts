import { useEffect, useEffectEvent } from 'react';

/** Calls `onAdvance` every `periodMs` milliseconds while it plays; a hold starts the period anew. */
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
