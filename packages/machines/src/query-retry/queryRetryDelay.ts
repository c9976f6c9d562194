/** Number of retries of a failed query (spec §9). */
export const queryRetries = 3;

/** The delay in milliseconds before a retry: doubled with each failure, at most 30 seconds (spec §9). */
export function queryRetryDelayMs(failuresBefore: number): number {
  return Math.min(1000 * 2 ** failuresBefore, 30_000);
}
