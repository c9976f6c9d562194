import type { ReactNode } from 'react';
import { warnUnknownVariant } from '../dev/warnUnknownVariant.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { section } from './Section.css.ts';

export interface SectionProps extends ElementProps {
  children: ReactNode;
  id?: string;
  /** Id of its heading: a labeled section is a landmark. */
  'aria-labelledby'?: string;
  'aria-label'?: string;
  /** Space above and below (72 to 136 CSS pixels), a smaller one, or only on one side. @default 'section' */
  space?: 'section' | 'compact' | 'start' | 'end';
}

/** A part of a page, with the usual space between parts. */
export function Section({ children, space, ...props }: SectionProps) {
  warnUnknownVariant('Section', section, { space });
  return (
    <section {...pickElementProps(props)} className={section({ space })}>
      {children}
    </section>
  );
}
