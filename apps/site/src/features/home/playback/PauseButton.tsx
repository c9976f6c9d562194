import { Icon, pause, play } from '@duneline/ui';
import type { ReactNode } from 'react';
import * as css from './PauseButton.css.ts';

export interface PauseButtonProps {
  readonly isPaused: boolean;
  readonly onToggle: () => void;
  readonly pauseLabel: string;
  readonly playLabel: string;
  /** The visible word; without it the button shows its sign alone and the label is spoken. */
  readonly children?: ReactNode;
}

/** Stops what moves by itself, and starts it again. A native button: it must answer as soon as anything moves. */
export function PauseButton({ isPaused, onToggle, pauseLabel, playLabel, children }: PauseButtonProps) {
  return (
    <button type="button" className={css.button} onClick={onToggle} aria-label={isPaused ? playLabel : pauseLabel}>
      <Icon of={isPaused ? play : pause} />
      {children}
    </button>
  );
}
