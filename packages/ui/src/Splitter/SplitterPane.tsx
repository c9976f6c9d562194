import { useRef, type ReactNode } from 'react';
import { useCanScroll } from '../element/useCanScroll.ts';
import * as css from './Splitter.css.ts';

export interface SplitterPaneProps {
  readonly children: ReactNode;
  readonly id?: string;
  /** The accessible name, set only while the pane can scroll. */
  readonly label: string | undefined;
  /** A CSS length; without it the pane takes the rest. */
  readonly size?: string;
}

/** A pane that scrolls by itself. It is a tab stop only while it can scroll. */
export function SplitterPane({ children, id, label, size }: SplitterPaneProps) {
  const pane = useRef<HTMLDivElement>(null);
  const canScroll = useCanScroll(pane);
  return (
    <div
      ref={pane}
      id={id}
      className={size === undefined ? css.pane : `${css.pane} ${css.first}`}
      style={{ flexBasis: size }}
      {...(canScroll && { tabIndex: 0, role: label === undefined ? undefined : 'group', 'aria-label': label })}
    >
      {children}
    </div>
  );
}
