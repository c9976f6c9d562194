import { Fragment } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Kbd.css.ts';

export interface KbdProps {
  /** One key, or several that are pressed together: `['Ctrl', 'K']`. */
  keys: string | readonly string[];
}

/** A key of the keyboard, or a few that are pressed together. */
export function Kbd({ keys }: KbdProps) {
  if (typeof keys === 'string') return <kbd className={css.key}>{keys}</kbd>;
  return (
    <kbd className={css.chord}>
      {keys.map((key, index) => (
        <Fragment key={key}>
          {index > 0 && <VisuallyHidden>+</VisuallyHidden>}
          <kbd className={css.key}>{key}</kbd>
        </Fragment>
      ))}
    </kbd>
  );
}
