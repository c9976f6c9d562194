import { useEffect, useState } from 'react';
import { media } from '../theme/breakpoints.ts';
import { matchesMedia } from '../theme/matchesMedia.ts';

/** Milliseconds per day. */
const PACE = 180;

interface PlayedStep {
  step: number;
  isPlaying: boolean;
  /** Jumps to a step and stops there. */
  go: (step: number) => void;
  /** Plays from the start, continues from a step in the middle, or stops; with reduced motion it jumps to the end. */
  toggle: () => void;
}

/** A step from 0 to `last` that can be played. It starts at `last`, so that the whole chart is visible at first. */
export function usePlayedStep(last: number): PlayedStep {
  const [step, setStep] = useState(last);
  const [isRunning, setRunning] = useState(false);
  const isPlaying = isRunning && step < last;
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => setStep(step + 1), PACE);
    return () => clearTimeout(timer);
  }, [isPlaying, step]);
  const go = (next: number) => {
    setRunning(false);
    setStep(next);
  };
  const toggle = () => {
    if (matchesMedia(media.calm)) return go(last);
    if (step === last) setStep(0);
    setRunning(!isPlaying);
  };
  return { step: Math.min(step, last), isPlaying, go, toggle };
}
