import { useState, type FocusEvent } from 'react';
import { useMotionAllowed } from './useMotionAllowed.ts';
import { usePageVisible } from './usePageVisible.ts';

export interface Playback {
  /** Whether the animation is running. */
  readonly isPlaying: boolean;
  /** Whether the visitor paused it by its button. */
  readonly isPaused: boolean;
  /** Whether there is an animation to pause: not before hydration, not with reduced motion. */
  readonly canPlay: boolean;
  readonly toggle: () => void;
  /** Props for the element on which hover and focus pause the animation. */
  readonly hold: {
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: () => void;
    readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
  };
}

/** Plays until the visitor pauses, hovers or focuses it, hides the tab, or asks for reduced motion (spec §4: playback). */
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
