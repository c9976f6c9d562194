import type { KeyboardEvent, PointerEvent } from 'react';
import * as css from './ColumnResizer.css.ts';
import { columnWidth } from './columnWidth.ts';

interface ColumnResizerProps {
  label: string;
  /** Width of its column in CSS pixels. */
  width: number;
  onChange: (width: number) => void;
}

/** Step of the arrow keys in CSS pixels. */
const STEP = 16;

/** The resizable edge of a column: by pointer, by arrow keys, and to the limits by Home and End. */
export function ColumnResizer({ label, width, onChange }: ColumnResizerProps) {
  const set = (next: number) => onChange(Math.min(columnWidth.max, Math.max(columnWidth.min, Math.round(next))));

  const drag = ({ currentTarget, pointerId, clientX: start }: PointerEvent<HTMLElement>) => {
    const handle: HTMLElement = currentTarget;
    handle.setPointerCapture(pointerId);
    const way = towardsEnd(handle);
    const end = new AbortController();
    handle.addEventListener('pointermove', ({ clientX }) => set(width + way * (clientX - start)), { signal: end.signal });
    handle.addEventListener('lostpointercapture', () => end.abort(), { once: true });
  };

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const way = towardsEnd(event.currentTarget);
    const next = {
      ArrowRight: width + way * STEP,
      ArrowLeft: width - way * STEP,
      Home: columnWidth.min,
      End: columnWidth.max,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    set(next);
  };

  return (
    <div
      className={css.handle}
      role="separator" // oxlint-disable-line jsx-a11y/prefer-tag-over-role -- an hr takes no keys
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={width}
      aria-valuemin={columnWidth.min}
      aria-valuemax={columnWidth.max}
      onPointerDown={drag}
      onKeyDown={move}
    />
  );
}

/** 1 if the end of a line is at the right, −1 if it is at the left. */
function towardsEnd(element: Element) {
  return getComputedStyle(element).direction === 'rtl' ? -1 : 1;
}
