import type { PointerEvent, ReactNode } from 'react';
import * as css from './PointReader.css.ts';

export interface PointReading {
  /** "Commission by week: read point by point" */
  label: string;
  /** Number of the points that can be read; nothing can be read without any. */
  count: number;
  /** Index of the point that is read. */
  at: number;
  /** The point in words: "week 43, Commission $880". */
  valueText: string;
  /** The index that a place belongs to, given in parts of the width. */
  indexAt: (share: number) => number;
  onRead: (at: number | null) => void;
}

/**
 * Reads a drawing point by point: a pointer over it, a finger on it, or, as a native slider that lies over it, the arrow keys.
 * Time runs from left to right in every language, so the right arrow always goes on.
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
