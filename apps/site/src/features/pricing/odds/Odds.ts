/** Results of evaluations as counts; those not passed, breached or dormant are open. */
export interface Odds {
  readonly started: number;
  readonly passed: number;
  readonly breached: number;
  readonly dormant: number;
  /** When the first of them was opened, in ISO 8601. */
  readonly since: string;
}

/** The resulting counts, and the percentages of those that passed, rounded. */
export function readingOf({ started, passed, breached, dormant }: Odds) {
  const ended = passed + breached + dormant;
  const share = (whole: number) => (whole > 0 ? Math.round((passed / whole) * 100) : null);
  return { open: started - ended, ended, passedPercent: share(started), ofEndedPercent: share(ended) };
}
