import { useState, type FocusEvent } from 'react';
import { useMotionAllowed } from './useMotionAllowed.ts';
import { usePageVisible } from './usePageVisible.ts';

export interface Playback {
  /** Whether the thing moves now. */
  readonly isPlaying: boolean;
  /** Whether the visitor stopped it with its button. */
  readonly isPaused: boolean;
  /** Whether there is anything to stop: not before the page is alive, not under reduced motion. */
  readonly canPlay: boolean;
  readonly toggle: () => void;
  /** Goes on the element whose hover and focus hold the movement. */
  readonly hold: {
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: () => void;
    readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
  };
}

/** Plays until the visitor pauses, hovers or focuses it, hides the tab, or asks for reduced motion (spec §4, decisions "carousels"). */
export function usePlayback(): Playback {
  const canPlay = useMotionAllowed();
  const isVisible = usePageVisible();
  const [isPaused, setPaused] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  return {
    canPlay,
    isPaused,
    isPlaying: canPlay && isVisible && !isPaused && !isHovered && !isFocused,
    toggle: () => setPaused((before) => !before),
    hold: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false);
      },
    },
  };
}
