import {
  anticipateLegalPanel,
  initialLegalPanelView,
  legalPanelStorageKey,
  type LegalPanelEvent,
  type LegalPanelView,
} from '@duneline/machines';
import { useMemo } from 'react';
import { createFlow } from '../../lib/flow/createFlow.ts';
import { useIsHydrated } from '../../lib/start/useIsHydrated.ts';

/** The panel's flow; `null` until the visitor uses the panel. */
const flow = createFlow<LegalPanelView | null, LegalPanelEvent>({
  initial: null,
  load: () => import('./legalPanel.actor.ts'),
  anticipate: (view, event) => anticipateLegalPanel(view ?? restoredView(), event),
});

export const sendLegal = flow.send;
export const preloadLegal = flow.preload;

/** The panel's view: collapsed in the prerendered page, then from the session storage, then from the machine (spec §2). */
export function useLegalPanel(): LegalPanelView {
  const running = flow.useView();
  const isHydrated = useIsHydrated();
  return useMemo(() => running ?? (isHydrated ? restoredView() : initialLegalPanelView({ stored: null })), [running, isHydrated]);
}

/** The stored state of this browser session, `null` if there is none or storage is blocked. */
export function readStoredLegal(): string | null {
  try {
    return sessionStorage.getItem(legalPanelStorageKey);
  } catch {
    return null;
  }
}

function restoredView(): LegalPanelView {
  return initialLegalPanelView({ stored: readStoredLegal() });
}
