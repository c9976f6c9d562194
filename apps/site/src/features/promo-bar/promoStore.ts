import { useSyncExternalStore } from 'react';

let isVisible = true;
const listeners = new Set<() => void>();

/** Hides the bar until the page is loaded anew (spec §3: "default visible", not stored). */
export function dismissPromo() {
  isVisible = false;
  for (const listener of listeners) listener();
}

/** Whether the promo bar shows. */
export function usePromoVisible(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isVisible,
    () => true,
  );
}
