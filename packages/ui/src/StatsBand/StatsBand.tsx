import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import * as css from './StatsBand.css.ts';

export interface BandFigure {
  readonly id: string;
  /** What is counted: "traders". */
  readonly label: string;
  /** As it is read: "12,500+". */
  readonly value: string;
}

export interface StatsBandProps extends ElementProps {
  figures: readonly BandFigure[];
  /** Where the figures come from, or that they are samples. */
  note?: ReactNode;
  /** More on that: a Disclosure with the sources. */
  children?: ReactNode;
}

/** Figures large enough to be facts, all on one line where there is room, with the note on where they come from (spec §2). */
export function StatsBand({ figures, note, children, ...element }: StatsBandProps) {
  return (
    <>
      <dl {...pickElementProps(element)} className={css.band}>
        {figures.map(({ id, label, value }) => (
          <div key={id} className={css.figure}>
            <dt className={css.label}>{label}</dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ))}
      </dl>
      {note && <p className={css.note}>{note}</p>}
      {children}
    </>
  );
}
