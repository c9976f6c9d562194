/** The reasons for which playback pauses (spec §4: playback). */
export type HoldSource = 'hover' | 'focus' | 'hidden' | 'button' | 'motion';

/** There may be several holds at once; playback resumes when the last one ends. */
export interface HoldEvent {
  readonly type: 'hold.start' | 'hold.end';
  readonly source: HoldSource;
}

export interface HoldInput {
  /** The initial holds. */
  readonly holds: readonly HoldSource[];
}

/** The holds after an event; events without a source change nothing. */
export function nextHolds(
  holds: readonly HoldSource[],
  event: { readonly type: string; readonly source?: HoldSource },
): readonly HoldSource[] {
  const { type, source } = event;
  if (source === undefined) return holds;
  const others = holds.filter((other) => other !== source);
  return type === 'hold.start' ? [...others, source] : others;
}

/** The view of playback. */
export interface PlaybackView {
  /** Whether it is playing. */
  readonly isPlaying: boolean;
  /** Whether the visitor paused it by its button. */
  readonly isPaused: boolean;
  /** Whether there is anything to pause: not with reduced motion. */
  readonly canPlay: boolean;
}

/** The playback part of a view. */
export function viewOfHolds(holds: readonly HoldSource[]): PlaybackView {
  return { isPlaying: holds.length === 0, isPaused: holds.includes('button'), canPlay: !holds.includes('motion') };
}
