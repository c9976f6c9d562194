import { Fragment } from 'react';
import { requireProps } from '../dev/requireProps.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Kbd.css.ts';

export interface KbdProps extends ElementProps {
  /** One key, or several to press together: `['Ctrl', 'K']`. */
  keys: string | readonly string[];
}

/** A key, or a combination of keys. */
export function Kbd({ keys, ...element }: KbdProps) {
  requireProps('Kbd', { keys });
  if (typeof keys === 'string')
    return (
      <kbd {...pickElementProps(element)} className={css.key}>
        {keys}
      </kbd>
    );
  return (
    <kbd {...pickElementProps(element)} className={css.chord}>
      {keys.map((key, index) => (
        <Fragment key={key}>
          {index > 0 && <VisuallyHidden>+</VisuallyHidden>}
          <kbd className={css.key}>{key}</kbd>
        </Fragment>
      ))}
    </kbd>
  );
}
