import { initialPromoBarView, promoBarAfter, type PromoBarEvent } from '@duneline/machines';
import { useSyncExternalStore } from 'react';

let view = initialPromoBarView;
const listeners = new Set<() => void>();

/** Tells the promo bar of this tab what happened; what is dismissed is away until the page is loaded anew (spec §3). */
export function sendPromo(event: PromoBarEvent) {
  view = promoBarAfter(view, event);
  for (const listener of listeners) listener();
}

/** Whether the promo bar shows. */
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
