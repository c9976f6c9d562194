import type { ReactNode } from 'react';
import { requireProps } from '../dev/requireProps.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import { pause, play } from '../Icon/icons.ts';
import type { Playback } from '../playback/usePlayback.ts';
import * as css from './PauseButton.css.ts';

export interface PauseButtonProps extends ElementProps {
  /** The playback to pause, from `usePlayback`. If nothing moves (reduced motion, before hydration), there is no button. */
  playback: Playback;
  /** "Pause the payouts" */
  pauseLabel: string;
  /** "Play the payouts" */
  playLabel: string;
  /** The visible text; without it only an icon is shown, and the label is the accessible name. */
  children?: ReactNode;
}

/** Pauses and resumes an animation. A native button, so that it responds as soon as anything moves. */
export function PauseButton({ playback, pauseLabel, playLabel, children, ...element }: PauseButtonProps) {
  requireProps('PauseButton', { playback });
  const { canPlay, isPaused, toggle } = playback;
  if (!canPlay) return null;
  return (
    <button
      {...pickElementProps(element)}
      type="button"
      className={css.button}
      onClick={toggle}
      aria-label={isPaused ? playLabel : pauseLabel}
    >
      <Icon of={isPaused ? play : pause} />
      {children}
    </button>
  );
}
