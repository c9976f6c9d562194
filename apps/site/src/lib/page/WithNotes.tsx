import { Columns, Heading } from '@duneline/ui';
import type { ReactNode } from 'react';
import type { TermGridItem } from './TermGrid.tsx';
import * as css from './WithNotes.css.ts';

export interface WithNotesProps {
  /** Explanations of the drawing, each with a title (level 3) and a sentence. */
  readonly notes: readonly TermGridItem[];
  readonly children: ReactNode;
}

/** A drawing, with explanations beside it on wide screens and below it on narrow ones. */
export function WithNotes({ notes, children }: WithNotesProps) {
  return (
    <Columns ratio="8:4" from="lg" gap={64} align="start">
      {children}
      <div className={css.notes}>
        {notes.map(({ title, text }) => (
          <div key={title} className={css.note}>
            <Heading level={3}>{title}</Heading>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </Columns>
  );
}
