/** What shows and hides one tooltip. */
interface Tip {
  readonly show: () => void;
  readonly hide: () => void;
}

/** When tooltips come and go, one at a time for the whole page. */
export interface TooltipTurns {
  /** The pointer rests on what the tip is about. */
  readonly enter: (tip: Tip) => void;
  /** The pointer left; on its way to the tip it may come back. */
  readonly leave: (tip: Tip) => void;
  readonly show: (tip: Tip) => void;
  readonly hide: (tip: Tip) => void;
}

/** Milliseconds (specification §9); `GRACE` is the way from a control to its tip. */
const OPEN_DELAY = 700;
const SKIP_DELAY = 300;
const GRACE = 150;

/** Makes the turns of a page: the first tip waits 700 ms, the next one does not when less than 300 ms lie between them. */
export function createTooltipTurns(): TooltipTurns {
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
    enter: (tip) => {
      if (shown || Date.now() - hiddenAt < SKIP_DELAY) show(tip);
      else later(show, OPEN_DELAY, tip);
    },
    leave: (tip) => later(hide, GRACE, tip),
    show,
    hide,
  };
}
