import { hasConsent } from '@duneline/machines';
import { useConsent } from '../features/consent/consentStore.ts';
import type { AnalyticsConsent } from '../features/tracking/tracker.ts';

/** The visitor's answer about analytics, as tracking needs it; closing the banner without choosing is no answer. */
export function useAnalyticsConsent(): AnalyticsConsent {
  const consent = useConsent();
  if (!consent) return 'unknown';
  return hasConsent(consent, 'analytics') ? 'granted' : 'refused';
}
