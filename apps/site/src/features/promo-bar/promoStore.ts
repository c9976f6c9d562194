import { initialPromoBarView, nextPromoBarView, type PromoBarEvent } from '@duneline/machines';
import { useSyncExternalStore } from 'react';

let view = initialPromoBarView;
const listeners = new Set<() => void>();

/** Sends an event to this tab's promo bar; a dismissal lasts until the page is reloaded (spec §3). */
export function sendPromo(event: PromoBarEvent) {
  view = nextPromoBarView(view, event);
  for (const listener of listeners) listener();
}

/** Whether the promo bar is visible. */
export function usePromoVisible(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => view.isVisible,
    () => true,
  );
}
