const rooms = new Map<symbol, number>();

/** Room at the page's end for one floating part; of several parts, the highest has its way. */
export function keepRoom() {
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

/** `--floor`: above this, toasts stand. */
function apply() {
  const room = rooms.size > 0 ? `${Math.max(...rooms.values())}px` : '';
  document.documentElement.style.scrollPaddingBlockEnd = room;
  document.body.style.paddingBlockEnd = room;
  document.documentElement.style.setProperty('--floor', room || null);
}
