import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { section } from './Section.css.ts';

export interface SectionProps extends ElementProps {
  children: ReactNode;
  id?: string;
  /** The id of its heading: a section with a name is a landmark. */
  'aria-labelledby'?: string;
  'aria-label'?: string;
  /** Room above and below (72 to 136 CSS pixels), a smaller one, or on one side only. @default 'section' */
  space?: 'section' | 'compact' | 'start' | 'end';
}

/** A part of a page, with the room that parts keep from each other. */
export function Section({ children, space, ...props }: SectionProps) {
  return (
    <section {...pickElementProps(props)} className={section({ space })}>
      {children}
    </section>
  );
}
