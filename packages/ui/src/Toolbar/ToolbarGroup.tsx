import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { group } from './Toolbar.css.ts';

export interface ToolbarGroupProps extends ElementProps {
  /** The group's accessible name. */
  'aria-label': string;
  children: ReactNode;
}

/** Related controls of a Toolbar, separated from the others by a line. */
export function ToolbarGroup({ children, ...element }: ToolbarGroupProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is no flex container everywhere
    <div {...pickElementProps(element)} role="group" className={group}>
      {children}
    </div>
  );
}
