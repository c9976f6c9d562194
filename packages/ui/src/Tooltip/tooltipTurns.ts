/** Functions that show and hide one tooltip. */
interface Tip {
  readonly show: () => void;
  readonly hide: () => void;
}

/** Controls the tooltips of a page, or its hover cards, of which one is shown at a time. */
export interface TooltipTurns {
  /** The pointer is on the control or the tooltip, which is shown after `delay`, 700 ms if none is given. */
  readonly enter: (tip: Tip, delay?: number) => void;
  /** The focus is on the control: the tooltip is shown after `delay` even if another one has just been. */
  readonly focus: (tip: Tip, delay?: number) => void;
  /** The pointer left; it may be on its way to the tooltip. */
  readonly leave: (tip: Tip) => void;
  readonly show: (tip: Tip) => void;
  /** Whether one is shown. */
  readonly isTaken: () => boolean;
  readonly hide: (tip: Tip) => void;
}

/** Milliseconds (spec §9); `GRACE` is the time to move from a control to its tooltip. */
const OPEN_DELAY = 700;
const SKIP_DELAY = 300;
const GRACE = 150;

/**
 * Creates the shared timing of a page's tooltips: the first one waits 700 ms; the next one does not if it follows within 300 ms.
 * @param grace milliseconds to move from a control to its tooltip
 */
export function createTooltipTurns(grace = GRACE): TooltipTurns {
  let shown: Tip | undefined;
  let hiddenAt = -Infinity;
  let waiting: Tip | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const later = (act: (tip: Tip) => void, milliseconds: number, tip: Tip) => {
    clearTimeout(timer);
    waiting = tip;
    timer = setTimeout(act, milliseconds, tip);
  };

  const show = (tip: Tip) => {
    clearTimeout(timer);
    if (tip === shown) return;
    shown?.hide();
    shown = tip;
    tip.show();
  };

  const hide = (tip: Tip) => {
    if (tip === waiting) clearTimeout(timer);
    if (tip !== shown) return;
    shown = undefined;
    hiddenAt = Date.now();
    tip.hide();
  };

  return {
    enter: (tip, delay = OPEN_DELAY) => {
      if (shown || Date.now() - hiddenAt < SKIP_DELAY) show(tip);
      else later(show, delay, tip);
    },
    focus: (tip, delay = OPEN_DELAY) => {
      if (shown && shown !== tip) hide(shown);
      later(show, delay, tip);
    },
    isTaken: () => shown !== undefined,
    leave: (tip) => {
      if (tip === shown || tip === waiting) later(hide, grace, tip);
    },
    show,
    hide,
  };
}
