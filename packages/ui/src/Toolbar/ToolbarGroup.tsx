import type { ReactNode } from 'react';
import { group } from './Toolbar.css.ts';

export interface ToolbarGroupProps {
  /** What its controls share; read aloud before them. */
  label: string;
  children: ReactNode;
}

/** Controls of a Toolbar that belong together, apart from the others by a line. */
export function ToolbarGroup({ label, children }: ToolbarGroupProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is no flex container everywhere
    <div role="group" aria-label={label} className={group}>
      {children}
    </div>
  );
}
