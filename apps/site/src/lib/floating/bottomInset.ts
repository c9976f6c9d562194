const rooms = new Map<symbol, number>();

/** Reserves space at the page's bottom for one floating element. With several, the tallest determines the space. */
export function reserveBottomInset() {
  const part = Symbol('room');
  return {
    /** @param height in CSS pixels. */
    set(height: number) {
      rooms.set(part, height);
      apply();
    },
    release() {
      rooms.delete(part);
      apply();
    },
  };
}

/** Toasts are placed above `--floor`. */
function apply() {
  const room = rooms.size > 0 ? `${Math.max(...rooms.values())}px` : '';
  document.documentElement.style.scrollPaddingBlockEnd = room;
  document.body.style.paddingBlockEnd = room;
  document.documentElement.style.setProperty('--floor', room || null);
}
