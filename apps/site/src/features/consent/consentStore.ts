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

/** The banner's flow; `null` until the visitor uses the banner and its machine runs. */
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

/** The banner's view: hidden in the prerendered page, then from the stored choice, then from the machine (spec §4). */
export function useConsentView(): CookieConsentView {
  const running = flow.useView();
  const isHydrated = useIsHydrated();
  return useMemo(() => {
    if (running) return running;
    return isHydrated ? initialCookieConsentView({ stored: readStoredConsent() }) : BEFORE_HYDRATION;
  }, [running, isHydrated]);
}

/** The current choice: `undefined` before hydration, `null` if there is none. */
export function useConsent(): Consent | null | undefined {
  const view = useConsentView();
  return view === BEFORE_HYDRATION ? undefined : view.consent;
}

/** The stored text, `null` if there is none or storage is blocked. */
export function readStoredConsent(): string | null {
  try {
    return localStorage.getItem(consentStorageKey);
  } catch {
    return null;
  }
}
