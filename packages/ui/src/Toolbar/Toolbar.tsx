import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { useGivenRef } from '../element/useGivenRef.ts';
import { InToolbar } from './InToolbar.ts';
import * as css from './Toolbar.css.ts';
import { useSingleTabStop } from './useSingleTabStop.ts';

export interface ToolbarProps extends ElementProps {
  /** The toolbar's accessible name. */
  'aria-label': string;
  /** Buttons, ToggleButtons, ToggleGroups and Menus, alone or in a `ToolbarGroup`. */
  children: ReactNode;
  /** A row wraps if there is not enough space. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
}

/** Controls for one purpose: one tab stop, with arrow keys inside; it remembers the last focused control. */
export function Toolbar({ children, orientation = 'horizontal', ref, ...element }: ToolbarProps) {
  const stop = useSingleTabStop(orientation);
  useGivenRef(ref, stop.ref);
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its controls take the focus
    <div
      {...pickElementProps(element)}
      role="toolbar"
      aria-orientation={orientation}
      className={css.toolbar({ orientation })}
      {...stop}
    >
      <InToolbar value>{children}</InToolbar>
    </div>
  );
}
