import { hasConsent } from '@duneline/machines';
import { useConsent } from '../features/consent/consentStore.ts';
import type { AnalyticsConsent } from '../features/tracking/tracker.ts';

/** The visitor's answer about analytics, as tracking needs it; closing the banner without choosing is no answer. Nothing before hydration. */
export function useAnalyticsConsent(): AnalyticsConsent | undefined {
  const consent = useConsent();
  if (!consent) return consent === null ? 'unknown' : undefined;
  return hasConsent(consent, 'analytics') ? 'granted' : 'refused';
}
