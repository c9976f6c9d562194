import { useEffect, useState, type PointerEvent } from 'react';
import { readPlace, type Place } from './readPlace.ts';

/** In milliseconds, and in CSS pixels that a finger may move meanwhile. */
const HOLD = 500;
const SLACK = 10;

/**
 * Handlers that report the place of a touch held still for 500 ms, because iOS fires no `contextmenu` event. `cancel` ends the wait
 * where a browser does; one that scrolls with the finger cancels it too.
 */
export function useLongPress(onLongPress: (place: Place) => void) {
  const [{ start, move, cancel, end }] = useState(createHold);
  useEffect(() => end, [end]);
  return {
    onPointerDown: (event: PointerEvent) => {
      cancel();
      const place = event.pointerType === 'touch' && event.isPrimary && readPlace(event);
      if (place) start(place, onLongPress);
    },
    onPointerMove: move,
    onPointerUp: cancel,
    onPointerCancel: cancel,
    cancel,
  };
}

/** The wait for one finger. */
function createHold() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let stopIgnoring = () => {};
  const cancel = () => clearTimeout(timer);
  return {
    start: (place: Place, act: (place: Place) => void) => {
      from = place.box;
      timer = setTimeout(() => {
        stopIgnoring = ignoreUntilLifted();
        act(place);
      }, HOLD);
    },
    move: ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - from.x, clientY - from.y) > SLACK) cancel();
    },
    cancel,
    end: () => {
      cancel();
      stopIgnoring();
    },
  };
}

/** Ignores the click of the lifted finger, which must not follow a link, and a browser's own `contextmenu`: the menu is open already. */
function ignoreUntilLifted(): () => void {
  const ignore = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const ignoring = new AbortController();
  const { signal } = ignoring;
  const stop = () => ignoring.abort();
  // The click follows the end of the touch in another task.
  const lift = () => setTimeout(stop, 100);
  for (const type of ['click', 'contextmenu']) window.addEventListener(type, ignore, { capture: true, signal });
  for (const type of ['pointerup', 'pointercancel']) window.addEventListener(type, lift, { signal });
  return stop;
}
