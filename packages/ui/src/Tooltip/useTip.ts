import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { warnOnce } from '../dev/warnOnce.ts';
import type { TooltipTurns } from './tooltipTurns.ts';

interface TipOptions {
  of: 'Tooltip' | 'HoverCard';
  turns: TooltipTurns;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** What a Tooltip and a HoverCard have in common: the control, the tip that takes its turn, and Escape, which hides it. */
export function useTip({ of, turns, isOpen, onOpenChange }: TipOptions) {
  const control = useRef<Element>(null);
  const [tip] = useState(createTip);
  const [, render] = useReducer((count: number) => count + 1, 0);
  const change = useEffectEvent((next: boolean) => {
    onOpenChange(next);
    render(); // a caller that keeps it open renders nothing
  });
  useLayoutEffect(() => tip.listen((next) => change(next)), [tip]); // before anything can take the focus

  useEffect(() => {
    warnOnce(
      !control.current?.matches(FOCUSABLE),
      `The child of a ${of} takes no focus, so the keyboard never sees it. Give it one Button or Link.`,
      control.current,
    );
    return () => turns.hide(tip);
  }, [of, tip, turns]);
  useLayoutEffect(() => tip.follow(isOpen, turns));
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation(); // the dialog around it remains open
      turns.hide(tip);
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [isOpen, tip, turns]);

  const setControl = (wrapper: Element | null) => {
    control.current = wrapper?.firstElementChild ?? null;
  };
  return { control, setControl, tip };
}

/** A tip that stays the same between renders, because the turns compare it, and calls the listener of the last one. */
function createTip() {
  let listener: ((isOpen: boolean) => void) | undefined;
  let isShown = false;
  let isFollowing = false;
  let wasOpen = false;
  const change = (next: boolean) => {
    isShown = next;
    if (!isFollowing) listener?.(next);
  };
  const tip = {
    show: () => change(true),
    hide: () => change(false),
    /**
     * Shows or hides the tip after the caller has changed `isOpen`, without calling `onOpenChange`. A tip that its caller keeps open does
     * not replace another one that is shown.
     */
    follow: (isOpen: boolean, turns: TooltipTurns) => {
      const isKept = isOpen && wasOpen;
      wasOpen = isOpen;
      if (isOpen === isShown || (isKept && turns.isTaken())) return;
      isFollowing = true;
      (isOpen ? turns.show : turns.hide)(tip);
      isFollowing = false;
    },
    listen: (next: (isOpen: boolean) => void) => {
      listener = next;
      return () => {
        listener = undefined;
      };
    },
  };
  return tip;
}
