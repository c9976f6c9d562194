import { useEffect, useState, type RefObject } from 'react';
import type { Box, PlacedChart } from '../layout/layoutChart.ts';
import { fittingZoom } from './fittingZoom.ts';

export interface PanZoom {
  zoom: number;
  zoomIn: () => void;
  zoomOut: () => void;
  fit: () => void;
}

interface PanZoomOptions {
  frame: RefObject<HTMLElement | null>;
  placed: PlacedChart | null;
  /** The area to keep visible. */
  shown: Box | undefined;
  onPressRow: (line: number) => void;
}

const step = 1.25;
const limits = { least: 0.2, most: 2.5 };
/** A drawing that needs a zoom below `least` to fit starts at `instead`, and can be panned. */
const legible = { least: 0.6, instead: 0.8 };
/** Maximum movement of a press, in pixels. */
const slop = 4;

/**
 * The frame scrolls natively, so keys, wheel and touch pan it. This adds dragging with a mouse, zooming by the keys + − 0 and by
 * Ctrl and wheel, and distinguishes a press on a row from a drag.
 */
export function usePanZoom({ frame, placed, shown, onPressRow }: PanZoomOptions): PanZoom {
  const [zoom, setZoom] = useState(1);
  const scale = (by: number) => setZoom((now) => Math.min(limits.most, Math.max(limits.least, now * by)));
  const fit = () => {
    if (frame.current && placed) setZoom(fittingZoom(placed, frame.current));
  };

  useEffect(() => {
    if (!frame.current || !placed) return;
    const whole = fittingZoom(placed, frame.current);
    setZoom(whole < legible.least ? legible.instead : whole);
  }, [frame, placed]);

  useEffect(() => {
    if (frame.current && shown) scrollTo(frame.current, shown, zoom);
  }, [frame, shown, zoom]);

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener(
      'wheel',
      (event) => {
        if (!event.ctrlKey) return;
        event.preventDefault();
        scale(event.deltaY < 0 ? step : 1 / step);
      },
      { signal, passive: false },
    );
    element.addEventListener(
      'keydown',
      (event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.key === '+' || event.key === '=') scale(step);
        else if (event.key === '-') scale(1 / step);
        else if (event.key === '0') fit();
      },
      { signal },
    );
    element.addEventListener('pointerdown', (down) => followPointer(element, down, onPressRow), { signal });
    return () => listening.abort();
  });

  return { zoom, zoomIn: () => scale(step), zoomOut: () => scale(1 / step), fit };
}

function scrollTo(frame: HTMLElement, { x, y, width, height }: Box, zoom: number) {
  const { scrollLeft, scrollTop, clientWidth, clientHeight } = frame;
  const isSeen =
    x * zoom >= scrollLeft &&
    y * zoom >= scrollTop &&
    (x + width) * zoom <= scrollLeft + clientWidth &&
    (y + height) * zoom <= scrollTop + clientHeight;
  if (isSeen) return;
  frame.scrollLeft = (x + width / 2) * zoom - clientWidth / 2;
  frame.scrollTop = (y + height / 2) * zoom - clientHeight / 2;
}

function followPointer(frame: HTMLElement, down: PointerEvent, onPressRow: (line: number) => void) {
  if (down.button !== 0) return;
  const { scrollLeft, scrollTop } = frame;
  const until = new AbortController();
  const { signal } = until;
  let isDrag = false;
  window.addEventListener(
    'pointermove',
    (move) => {
      isDrag ||= Math.hypot(move.clientX - down.clientX, move.clientY - down.clientY) > slop;
      if (!isDrag || down.pointerType !== 'mouse') return;
      frame.scrollLeft = scrollLeft - (move.clientX - down.clientX);
      frame.scrollTop = scrollTop - (move.clientY - down.clientY);
    },
    { signal },
  );
  window.addEventListener(
    'pointerup',
    ({ target }) => {
      until.abort();
      const pressed = target instanceof Element ? target.closest('[data-row]')?.getAttribute('data-row') : null;
      if (!isDrag && pressed) onPressRow(Number(pressed));
    },
    { signal },
  );
  window.addEventListener('pointercancel', () => until.abort(), { signal });
}
