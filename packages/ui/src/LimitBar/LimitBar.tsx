import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './LimitBar.css.ts';

export interface LimitBarProps extends ElementProps {
  /** "Daily loss" */
  label: string;
  /** The used amount, in the unit of `limit`; negative values count as 0. */
  used: number;
  limit: number;
  /** The figure beside the label: "$408.00 left". The caller chooses its size. */
  value: ReactNode;
  /** The value for screen readers: "$124 of $500 used". */
  valueText: string;
  notes?: { start: string; end: string };
  className?: string;
}

/** The used part of a limit: the bright part grows toward the red mark at the end. */
export function LimitBar({ label, used, limit, value, valueText, notes, className, ...element }: LimitBarProps) {
  const share = limit > 0 ? Math.min(Math.max(used / limit, 0), 1) : 0;
  return (
    <div {...pickElementProps(element)} className={[css.frame, className].filter(Boolean).join(' ')}>
      <div className={css.header}>
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
          <rect className={css.limitMark} x="-2" y="1" width="2" height="12" />
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
