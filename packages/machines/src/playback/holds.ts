/** What keeps something that moves by itself still (spec §4; decisions: carousels, marquee, typing). */
export type HoldSource = 'hover' | 'focus' | 'hidden' | 'button' | 'motion';

/** Several may hold at once; what moves goes on when the last one ends. */
export interface HoldEvent {
  readonly type: 'hold.start' | 'hold.end';
  readonly source: HoldSource;
}

export interface HoldInput {
  /** What holds from the start. */
  readonly holds: readonly HoldSource[];
}

/** What holds after an event; events without a source change nothing. */
export function nextHolds(
  holds: readonly HoldSource[],
  event: { readonly type: string; readonly source?: HoldSource },
): readonly HoldSource[] {
  const { type, source } = event;
  if (source === undefined) return holds;
  const others = holds.filter((other) => other !== source);
  return type === 'hold.start' ? [...others, source] : others;
}

/** What a screen shows of the holds. */
export interface PlaybackView {
  /** Whether the thing moves now. */
  readonly isPlaying: boolean;
  /** Whether the visitor stopped it with its button. */
  readonly isPaused: boolean;
  /** Whether there is anything to stop: not under reduced motion. */
  readonly canPlay: boolean;
}

/** The part of a view that every moving thing has. */
export function viewOfHolds(holds: readonly HoldSource[]): PlaybackView {
  return { isPlaying: holds.length === 0, isPaused: holds.includes('button'), canPlay: !holds.includes('motion') };
}
