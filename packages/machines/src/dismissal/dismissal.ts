/** How long a dismissal is in force, in milliseconds: 24 hours (spec §2). */
export const dismissalLastsMs = 86_400_000;

/** The text to store for a dismissal at this time in epoch milliseconds: the number. */
export function encodeDismissal(at: number): string {
  return String(at);
}

/** The time of a stored dismissal in epoch milliseconds; `null` if there is none or it is invalid. */
export function decodeDismissal(stored: string | null): number | null {
  return stored !== null && /^\d{1,15}$/.test(stored) ? Number(stored) : null;
}

/** Whether the stored text is invalid. */
export function isDismissalUnreadable(stored: string | null): boolean {
  return stored !== null && decodeDismissal(stored) === null;
}

/** Whether a dismissal is in force, also if the clock was set back since; a dismissal far in the future is ignored. */
export function isDismissalInForce(dismissedAt: number | null, at: number): boolean {
  return dismissedAt !== null && Math.abs(at - dismissedAt) < dismissalLastsMs;
}
