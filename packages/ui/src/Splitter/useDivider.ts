import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { arrowStep, type Orientation } from '../direction/arrowStep.ts';
import { useControlled } from '../state/useControlled.ts';
import { gutter } from './gutter.ts';

export interface DividerOptions {
  readonly value: number | undefined;
  readonly defaultValue: number;
  readonly onChange: ((value: number) => void) | undefined;
  readonly onChangeEnd: ((value: number) => void) | undefined;
  readonly minValue: number;
  readonly maxValue: number;
  readonly orientation: Orientation;
}

interface Drag {
  readonly pointerId: number;
  /** Position of the pointer, in CSS pixels, and the value when the drag started. */
  readonly from: number;
  readonly fromValue: number;
  /** The last reported value. */
  value: number;
}

const LARGE_STEP = 10;
const MIDDLE = 50;

/** The share of the first pane, and the handlers of the divider that changes it. */
export function useDivider({ onChangeEnd, minValue, maxValue, orientation, ...given }: DividerOptions) {
  const clamp = (value: number) => Math.min(maxValue, Math.max(minValue, Math.round(value * 100) / 100));
  const [own, setOwn] = useControlled(given.value, given.defaultValue, given.onChange);
  const value = clamp(own);
  const [expanded, setExpanded] = useState(given.defaultValue);
  const drag = useRef<Drag | null>(null);

  const set = (next: number) => {
    const to = clamp(next);
    if (to === value) return;
    setOwn(to);
    onChangeEnd?.(to);
  };
  const collapse = () => {
    if (value > minValue) setExpanded(value);
    set(minValue);
  };
  const expand = () => set(expanded > minValue ? expanded : MIDDLE);
  const positionOf = (event: PointerEvent) => (orientation === 'vertical' ? event.clientY : event.clientX);

  const follow = (event: PointerEvent<HTMLElement>) => {
    const panes = event.currentTarget.parentElement;
    if (drag.current?.pointerId !== event.pointerId || !panes) return;
    const size = (orientation === 'vertical' ? panes.clientHeight : panes.clientWidth) - gutter;
    const isMirrored = orientation === 'horizontal' && getComputedStyle(panes).direction === 'rtl';
    const moved = ((positionOf(event) - drag.current.from) / size) * (isMirrored ? -100 : 100);
    const to = clamp(drag.current.fromValue + moved);
    if (to === drag.current.value) return;
    drag.current.value = to;
    setOwn(to);
  };

  return {
    value,
    handlers: {
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const step = arrowStep(event.currentTarget, event.key, orientation);
        if (step) set(value + step * (event.shiftKey ? LARGE_STEP : 1));
        else if (event.key === 'Home') collapse();
        else if (event.key === 'End') set(maxValue);
        else if (event.key === 'Enter') (value > minValue ? collapse : expand)();
        else return;
        event.preventDefault();
      },
      onDoubleClick: () => set(given.defaultValue),
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0 || !event.isPrimary || drag.current) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { pointerId: event.pointerId, from: positionOf(event), fromValue: value, value };
      },
      onPointerMove: follow,
      onPointerUp: follow, // its position may be newer than that of the last move
    },
    /** The end of a drag, also of a canceled one, or one during which the divider was disabled. */
    endDrag: ({ pointerId }: PointerEvent) => {
      const ended = drag.current;
      if (ended?.pointerId !== pointerId) return;
      drag.current = null;
      if (ended.value === ended.fromValue) return;
      if (ended.value === minValue) setExpanded(ended.fromValue);
      onChangeEnd?.(ended.value);
    },
  };
}
