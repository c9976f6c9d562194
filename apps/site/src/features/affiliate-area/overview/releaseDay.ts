const DAY_MS = 86_400_000;

/** The moment at which the refund period of a sale ends and its commission can be paid out. */
export function releaseDay(earnedAt: string, refundDays: number): string {
  return new Date(Date.parse(earnedAt) + refundDays * DAY_MS).toISOString();
}
