import type { ReactNode } from 'react';
import { requireProps } from '../dev/requireProps.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import * as css from './StatsBand.css.ts';

export interface BandFigure {
  readonly id: string;
  /** The figure's name: "traders". */
  readonly label: string;
  /** The formatted figure: "12,500+". */
  readonly value: string;
}

export interface StatsBandProps extends ElementProps {
  figures: readonly BandFigure[];
  /** The figures' source, or that they are samples. */
  note?: ReactNode;
  /** Details: a Disclosure with the sources. */
  children?: ReactNode;
}

/** Large figures, in one line if there is space, with a note about their source (spec §2). */
export function StatsBand({ figures, note, children, ...element }: StatsBandProps) {
  requireProps('StatsBand', { figures });
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
