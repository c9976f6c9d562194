import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './LimitBar.css.ts';

export interface LimitBarProps extends ElementProps {
  /** "Daily loss" */
  label: string;
  /** How far it is used, in the unit of `limit`; below zero counts as nothing. */
  used: number;
  limit: number;
  /** The figure beside the label, large or small as the page likes: "$408.00 left". */
  value: ReactNode;
  /** The same in words for those who hear it: "$124 of $500 used". */
  valueText: string;
  notes?: { start: string; end: string };
  className?: string;
}

/** How much of a limit is used: the bright part grows towards the red mark at its end. */
export function LimitBar({ label, used, limit, value, valueText, notes, className, ...element }: LimitBarProps) {
  const share = limit > 0 ? Math.min(Math.max(used / limit, 0), 1) : 0;
  return (
    <div {...pickElementProps(element)} className={[css.frame, className].filter(Boolean).join(' ')}>
      <div className={css.head}>
        <span className={css.label}>{label}</span>
        <span className={css.value}>{value}</span>
      </div>
      <VisuallyHidden>
        <meter aria-label={label} aria-valuetext={valueText} min={0} max={limit} value={share * limit} />
      </VisuallyHidden>
      <svg className={css.bar} aria-hidden>
        <rect className={css.track} y="6" width="100%" height="2" />
        <rect className={css.used} y="4" width={`${Math.round(share * 10000) / 100}%`} height="6" />
        <svg x="100%" overflow="visible">
          <rect className={css.end} x="-2" y="1" width="2" height="12" />
        </svg>
      </svg>
      {notes && (
        <div className={css.notes}>
          <span>{notes.start}</span>
          <span>{notes.end}</span>
        </div>
      )}
    </div>
  );
}
