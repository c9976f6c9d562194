import {
  consentStorageKey,
  initialCookieConsentView,
  type Consent,
  type CookieConsentEvent,
  type CookieConsentView,
} from '@duneline/machines';
import { useMemo } from 'react';
import { createFlow } from '../../lib/flow/createFlow.ts';
import { useIsHydrated } from '../../lib/start/useIsHydrated.ts';

/** The banner's flow; `null` until its machine runs, which is when the visitor acts on the banner. */
const flow = createFlow<CookieConsentView | null, CookieConsentEvent>({
  initial: null,
  load: () => import('./consent.actor.ts'),
});

export const sendConsent = flow.send;
export const preloadConsent = flow.preload;

const BEFORE_HYDRATION: CookieConsentView = {
  status: 'hidden',
  choices: { necessary: true, analytics: false, marketing: false },
  consent: null,
};

/** What the banner shows: nothing in the prerendered page, then what is stored, then what the machine says (spec §4). */
export function useConsentView(): CookieConsentView {
  const running = flow.useView();
  const isHydrated = useIsHydrated();
  return useMemo(() => {
    if (running) return running;
    return isHydrated ? initialCookieConsentView({ stored: readStoredConsent() }) : BEFORE_HYDRATION;
  }, [running, isHydrated]);
}

/** The choice in force: `undefined` before hydration, `null` while none is made. */
export function useConsent(): Consent | null | undefined {
  const view = useConsentView();
  return view === BEFORE_HYDRATION ? undefined : view.consent;
}

/** The stored text, `null` when there is none or the browser refuses to say. */
export function readStoredConsent(): string | null {
  try {
    return localStorage.getItem(consentStorageKey);
  } catch {
    return null;
  }
}
