import type { ReactNode } from 'react';
import { note } from './SampleNote.css.ts';

/** The words that say a figure or a drawing is a simulated sample, behind a dashed stroke. */
export function SampleNote({ children }: { children: ReactNode }) {
  return <span className={note}>{children}</span>;
}
