export interface BenchAccount {
  readonly id: string;
  /** Closing balances in US cents; index 0 is the opening. */
  readonly closes: readonly number[];
}

export const INITIAL = 1_000_000;
export const DAYS = 250;

/** Eight accounts that trade for a year around their initial balance, each with its own pattern. */
export const accounts: readonly BenchAccount[] = Array.from({ length: 8 }, (_, index) => ({
  id: `account ${index + 1}`,
  closes: Array.from({ length: DAYS + 1 }, (_day, day) =>
    Math.round(INITIAL * (1 + 0.03 * Math.sin(day / (7 + index)) + 0.01 * Math.sin((day * 7919 + index * 31) % 97))),
  ),
}));
