import type { SimulatedClock } from 'xstate';

/**
 * Advances time in steps of `stepMs`; within one step, XState's clock fires each timer once and starts the next one at its end.
 */
export function advanceTime(clock: SimulatedClock, ms: number, stepMs = 50): void {
  for (let left = ms; left > 0; left -= stepMs) clock.increment(Math.min(stepMs, left));
}
