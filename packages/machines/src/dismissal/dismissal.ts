/** How long something that was dismissed stays away, in milliseconds: 24 hours (spec §2). */
export const dismissalLastsMs = 86_400_000;

/** The text to store for a dismissal at this time, epoch milliseconds: the bare number. */
export function encodeDismissal(at: number): string {
  return String(at);
}

/** The time of a stored dismissal, epoch milliseconds; `null` when there is none or the text is no such time. */
export function decodeDismissal(stored: string | null): number | null {
  return stored !== null && /^\d{1,15}$/.test(stored) ? Number(stored) : null;
}

/** Whether a text is stored that is no time of a dismissal. */
export function isDismissalUnreadable(stored: string | null): boolean {
  return stored !== null && decodeDismissal(stored) === null;
}

/** Whether a dismissal still counts, also on a clock that was set back since; one from far ahead is no dismissal. */
export function isDismissalInForce(dismissedAt: number | null, at: number): boolean {
  return dismissedAt !== null && Math.abs(at - dismissedAt) < dismissalLastsMs;
}
