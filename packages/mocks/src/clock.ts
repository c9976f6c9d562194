/** Where a backend takes the time from, in milliseconds since the epoch. */
export interface Clock {
  readonly now: () => number;
  /** Moves the clock forward by `ms` milliseconds (backward when negative). */
  readonly advance: (ms: number) => void;
  /** Resolves once the clock stands `ms` milliseconds later: on the machine's clock after that time, on one that stands at once. */
  readonly wait: (ms: number) => Promise<void>;
}

/** A clock that stands at `startIso` until it is advanced or somebody waits; throws RangeError when that is no ISO 8601 instant. */
export function createClock(startIso: string): Clock {
  let now = Date.parse(startIso);
  if (Number.isNaN(now))
    throw new RangeError(`createClock: "${startIso}" is not an ISO 8601 instant such as 2026-01-31T09:00:00Z.`);
  return {
    now: () => now,
    advance: (ms) => void (now += ms),
    wait: async (ms) => {
      const due = now + ms;
      await Promise.resolve(); // those who begin to wait in the same instant wait together
      now = Math.max(now, due);
    },
  };
}

/** The machine's clock, which `advance` shifts for this backend only. */
export function systemClock(): Clock {
  let offset = 0;
  return {
    now: () => Date.now() + offset,
    advance: (ms) => void (offset += ms),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  };
}
