/** How evaluations stand, as counts; what is neither passed, breached nor dormant is open. */
export interface Odds {
  readonly started: number;
  readonly passed: number;
  readonly breached: number;
  readonly dormant: number;
  /** When the first of them was opened, as ISO 8601. */
  readonly since: string;
}

/** The counts that follow, and the shares of those that passed, in percent rounded to whole ones. */
export function readingOf({ started, passed, breached, dormant }: Odds) {
  const ended = passed + breached + dormant;
  const share = (whole: number) => (whole > 0 ? Math.round((passed / whole) * 100) : null);
  return { open: started - ended, ended, passedPercent: share(started), ofEndedPercent: share(ended) };
}
