/** Times of the realtime connection in milliseconds (spec §9), which the page and its statechart share. */
export const realtimeTimes = {
  /** How long a socket may take to open. */
  openMs: 10_000,
  /** The time between heartbeats, and the time for the answer to one. */
  heartbeatMs: 25_000,
  /** The waits before the first, second, third and every later new attempt. */
  retryMs: [1000, 2000, 5000, 10_000],
} as const;
