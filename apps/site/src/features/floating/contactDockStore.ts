import {
  contactDockStorageKey,
  initialContactDockView,
  type ContactDockEvent,
  type ContactDockInput,
  type ContactDockView,
} from '@duneline/machines';
import { useEffect, useSyncExternalStore } from 'react';
import { wideWindow } from '../../lib/floating/useIsWide.ts';
import { createFlow } from '../../lib/flow/createFlow.ts';
import { readDismissal } from './dismissals.ts';

/** The dock's flow; `null` until the visitor uses the dock. */
const flow = createFlow<ContactDockView | null, ContactDockEvent>({
  initial: null,
  load: () => import('./contactDock.actor.ts'),
  anticipate: () => ({ shape: 'none' }),
});

export const preloadContactDock = flow.preload;
export const dismissContactDock = () => flow.send({ type: 'dock.dismiss', at: Date.now() });

export const readDockState = (): ContactDockInput => ({
  isWide: wideWindow().matches,
  stored: readDismissal(contactDockStorageKey),
  at: Date.now(),
});

/** The requested shape of the dock: from the window's width, and after an interaction from the machine. */
export function useContactDock(pathname: string): ContactDockView['shape'] {
  useEffect(() => tell({ type: 'route.change', at: Date.now() }), [pathname]);
  return useSyncExternalStore(
    subscribe,
    () => (flow.getView() ?? initialContactDockView(readDockState())).shape,
    () => 'none',
  );
}

/** Only informs a running machine: rotating a phone must not load it. */
function tell(event: ContactDockEvent) {
  if (flow.getView()) flow.send(event);
}

function subscribe(listener: () => void) {
  const onWidth = ({ matches }: MediaQueryListEvent) => {
    tell({ type: 'viewport.change', isWide: matches });
    listener();
  };
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === contactDockStorageKey) tell({ type: 'storage.change', stored: newValue, at: Date.now() });
    listener();
  };
  const wide = wideWindow();
  const unsubscribe = flow.subscribe(listener);
  wide.addEventListener('change', onWidth);
  window.addEventListener('storage', onStorage);
  return () => {
    unsubscribe();
    wide.removeEventListener('change', onWidth);
    window.removeEventListener('storage', onStorage);
  };
}
