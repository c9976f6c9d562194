import {
  floatingCallStorageKey,
  initialFloatingCallToActionView,
  type FloatingCallToActionEvent,
  type FloatingCallToActionInput,
  type FloatingCallToActionView,
} from '@duneline/machines';
import { useEffect, useSyncExternalStore } from 'react';
import { createFlow } from '../../lib/flow/createFlow.ts';
import { readDismissal } from './dismissals.ts';

/** The call's flow; `null` until the visitor uses the call. */
const flow = createFlow<FloatingCallToActionView | null, FloatingCallToActionEvent>({
  initial: null,
  load: () => import('./floatingCall.actor.ts'),
  anticipate: () => ({ isShown: false }),
});

export const preloadFloatingCall = flow.preload;
export const dismissFloatingCall = () => flow.send({ type: 'call.dismiss', at: Date.now() });

export const readScrollState = (): FloatingCallToActionInput => ({
  pathname: window.location.pathname,
  offset: window.scrollY,
  stored: readDismissal(floatingCallStorageKey),
  at: Date.now(),
});

/** Whether the call requests to show: from the scroll position, and after an interaction from the machine. */
export function useFloatingCall(pathname: string): boolean {
  useEffect(() => tell({ type: 'route.change', pathname, at: Date.now() }), [pathname]);
  return useSyncExternalStore(
    subscribe,
    () => (flow.getView() ?? initialFloatingCallToActionView({ ...readScrollState(), pathname })).isShown,
    () => false,
  );
}

/** Only informs a running machine: scrolling must not load it. */
function tell(event: FloatingCallToActionEvent) {
  if (flow.getView()) flow.send(event);
}

function subscribe(listener: () => void) {
  const onScroll = () => {
    tell({ type: 'page.scroll', offset: window.scrollY, at: Date.now() });
    listener();
  };
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === floatingCallStorageKey) tell({ type: 'storage.change', stored: newValue, at: Date.now() });
    listener();
  };
  const unsubscribe = flow.subscribe(listener);
  window.addEventListener('scroll', onScroll, { passive: true });
  window.addEventListener('storage', onStorage);
  return () => {
    unsubscribe();
    window.removeEventListener('scroll', onScroll);
    window.removeEventListener('storage', onStorage);
  };
}
