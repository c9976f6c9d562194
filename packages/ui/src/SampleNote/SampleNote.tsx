import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { note } from './SampleNote.css.ts';

export interface SampleNoteProps extends ElementProps {
  children: ReactNode;
}

/** A note that a figure or drawing is a simulated sample. */
export function SampleNote({ children, ...element }: SampleNoteProps) {
  return (
    <span {...pickElementProps(element)} className={note}>
      {children}
    </span>
  );
}
