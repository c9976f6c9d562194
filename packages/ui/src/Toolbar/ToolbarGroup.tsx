import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { group } from './Toolbar.css.ts';

export interface ToolbarGroupProps extends ElementProps {
  /** What its controls share; read aloud before them. */
  label: string;
  children: ReactNode;
}

/** Controls of a Toolbar that belong together, apart from the others by a line. */
export function ToolbarGroup({ label, children, ...element }: ToolbarGroupProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is no flex container everywhere
    <div {...pickElementProps(element)} role="group" aria-label={label} className={group}>
      {children}
    </div>
  );
}
