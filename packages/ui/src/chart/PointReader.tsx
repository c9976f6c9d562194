import type { PointerEvent, ReactNode } from 'react';
import * as css from './PointReader.css.ts';

export interface PointReading {
  /** "Commission by week: read point by point" */
  label: string;
  /** Number of points; 0 disables reading. */
  count: number;
  /** Index of the current point. */
  at: number;
  /** The current point as text: "week 43, Commission $880". */
  valueText: string;
  /** The index at a horizontal position, given as a fraction of the width. */
  indexAt: (share: number) => number;
  onRead: (at: number | null) => void;
}

/**
 * Reads a drawing point by point: by pointer, by touch, or by arrow keys on an invisible native slider. Time runs from left to
 * right in every language, so the right arrow always moves forward.
 */
export function PointReader({ label, count, at, valueText, indexAt, onRead, children }: PointReading & { children: ReactNode }) {
  const read = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    if (width > 0) onRead(Math.min(Math.max(indexAt((clientX - left) / width), 0), count - 1));
  };
  if (count === 0) return <div className={css.plot}>{children}</div>;
  return (
    <div
      className={css.plot}
      onPointerDown={read}
      onPointerMove={read}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onRead(null)}
    >
      {children}
      <input
        className={css.reader}
        type="range"
        dir="ltr"
        aria-label={label}
        aria-valuetext={valueText}
        min={0}
        max={count - 1}
        value={at}
        onChange={(event) => onRead(event.target.valueAsNumber)}
        onFocus={() => onRead(at)}
        onBlur={() => onRead(null)}
      />
    </div>
  );
}
