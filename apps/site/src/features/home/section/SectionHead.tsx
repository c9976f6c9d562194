import { Heading } from '@duneline/ui';
import type { ReactNode } from 'react';
import * as css from './section.css.ts';

export interface SectionHeadProps {
  /** The heading's id, which labels the section. */
  readonly id: string;
  readonly title: string;
  /** Beside the title on wide screens, below it on narrow ones. */
  readonly children?: ReactNode;
}

/** A section's title and lead, in 7 + 5 columns. */
export function SectionHead({ id, title, children }: SectionHeadProps) {
  return (
    <div className={css.head}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {typeof children === 'string' ? <p className={css.lead}>{children}</p> : children}
    </div>
  );
}
