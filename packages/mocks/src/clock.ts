/** A backend's source of time, in milliseconds since the epoch. */
export interface Clock {
  readonly now: () => number;
  /** Moves the clock forward by `ms` milliseconds (backward when negative). */
  readonly advance: (ms: number) => void;
  /** Resolves when `ms` milliseconds have passed. A fixed clock advances instead of waiting. */
  readonly wait: (ms: number) => Promise<void>;
}

/**
 * Creates a fixed clock. It changes only by `advance` and `wait`.
 * @throws RangeError when `startIso` is not an ISO 8601 instant
 */
export function createClock(startIso: string): Clock {
  let now = Date.parse(startIso);
  if (Number.isNaN(now))
    throw new RangeError(`createClock: "${startIso}" is not an ISO 8601 instant such as 2026-01-31T09:00:00Z.`);
  return {
    now: () => now,
    advance: (ms) => void (now += ms),
    wait: async (ms) => {
      const due = now + ms;
      await Promise.resolve(); // waits that start in the same instant run in parallel
      now = Math.max(now, due);
    },
  };
}

/** The machine's clock; `advance` shifts it for one backend. */
export function systemClock(): Clock {
  let offset = 0;
  return {
    now: () => Date.now() + offset,
    advance: (ms) => void (offset += ms),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  };
}
