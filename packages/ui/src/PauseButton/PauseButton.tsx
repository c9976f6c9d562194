import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import { pause, play } from '../Icon/icons.ts';
import type { Playback } from '../playback/usePlayback.ts';
import * as css from './PauseButton.css.ts';

export interface PauseButtonProps extends ElementProps {
  /** What it stops, from `usePlayback`. Where nothing can be stopped (reduced motion, no script yet) there is no button. */
  playback: Playback;
  /** "Pause the payouts" */
  pauseLabel: string;
  /** "Play the payouts" */
  playLabel: string;
  /** The visible word; without it the button shows its sign alone and the label is spoken. */
  children?: ReactNode;
}

/** Stops what moves by itself, and starts it again. A native button: it must answer as soon as anything moves. */
export function PauseButton({
  playback: { canPlay, isPaused, toggle },
  pauseLabel,
  playLabel,
  children,
  ...element
}: PauseButtonProps) {
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
