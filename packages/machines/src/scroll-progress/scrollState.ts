/** The scroll position in CSS pixels; `document.documentElement` has these fields. */
export interface ScrollPosition {
  readonly scrollTop: number;
  readonly scrollHeight: number;
  readonly clientHeight: number;
}

export interface ScrollState {
  /** Whether the header is more opaque (spec §2: after 20 px). */
  readonly isHeaderOpaque: boolean;
  /** Whether the progress bar shows (spec §2: after 5 %). */
  readonly isProgressShown: boolean;
  /** From 0 to 1. */
  readonly progress: number;
}

const OPAQUE_AFTER_PX = 20;
const PROGRESS_AFTER = 0.05;

/** What the header and the progress bar show at a scroll position (spec §2, §9). */
export function scrollStateOf({ scrollTop, scrollHeight, clientHeight }: ScrollPosition): ScrollState {
  const room = scrollHeight - clientHeight;
  const progress = room > 0 ? Math.min(1, Math.max(0, scrollTop / room)) : 0;
  return { isHeaderOpaque: scrollTop > OPAQUE_AFTER_PX, isProgressShown: progress > PROGRESS_AFTER, progress };
}
