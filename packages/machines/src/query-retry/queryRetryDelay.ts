/** How often a failed query is asked again (spec §9). */
export const queryRetries = 3;

/** Milliseconds before a query is asked again: doubled with each failure before, 30 seconds at most (spec §9). */
export function queryRetryDelayMs(failuresBefore: number): number {
  return Math.min(1000 * 2 ** failuresBefore, 30_000);
}
