import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { arrowStep, type Orientation } from '../direction/arrowStep.ts';

const CONTROLS = ':is(button, a[href], input, select, textarea):not(:disabled)';

/**
 * Makes the controls inside one stop of the keyboard: Tab comes to the one that was left last, arrow keys lead from one to the next in
 * a ring, Home and End to the ends. React Aria's Toolbar would be one as well, at 7 kB instead of 0.6, and gives a group inside of it an
 * orientation, which a group may not have.
 */
export function useSingleTabStop(orientation: Orientation) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (bar.current) stopAt(bar.current, document.activeElement);
  });
  return {
    ref: bar,
    onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) => stopAt(currentTarget, target),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const next = event.defaultPrevented ? undefined : nextControl(event.currentTarget, event, orientation);
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
  };
}

function controlsIn(bar: HTMLElement) {
  return [...bar.querySelectorAll<HTMLElement>(CONTROLS)];
}

/** `wanted`, where it is a control of the bar; else the one that was it before, or the first. */
function stopAt(bar: HTMLElement, wanted: Element | null) {
  const controls = controlsIn(bar);
  const stop = controls.find((control) => control === wanted) ?? controls.find(({ tabIndex }) => tabIndex === 0) ?? controls[0];
  for (const control of controls) control.tabIndex = control === stop ? 0 : -1;
}

/** None for other keys, and for keys of what a control has opened elsewhere. */
function nextControl(bar: HTMLElement, { key, target }: KeyboardEvent, orientation: Orientation) {
  const controls = controlsIn(bar);
  const at = controls.findIndex((control) => control === target);
  if (at < 0) return undefined;
  if (key === 'Home') return controls.at(0);
  if (key === 'End') return controls.at(-1);
  const step = arrowStep(bar, key, orientation);
  return step === undefined ? undefined : controls.at((at + step) % controls.length);
}
