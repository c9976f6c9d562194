import { hasConsent } from '@duneline/machines';
import { useConsent } from '../features/consent/consentStore.ts';
import type { AnalyticsConsent } from '../features/tracking/tracker.ts';

/** The visitor's consent to analytics; closing the banner without a choice is no answer. `undefined` before hydration. */
export function useAnalyticsConsent(): AnalyticsConsent | undefined {
  const consent = useConsent();
  if (!consent) return consent === null ? 'unknown' : undefined;
  return hasConsent(consent, 'analytics') ? 'granted' : 'refused';
}
