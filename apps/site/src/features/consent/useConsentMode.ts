import { useEffect } from 'react';
import { updateConsentMode } from '../../lib/consent-mode/consentMode.ts';
import { useConsent } from './consentStore.ts';

/** Tells consent mode every answer, also the one of an earlier visit; without one its default stays. */
export function useConsentMode() {
  const consent = useConsent();
  useEffect(() => {
    if (consent) updateConsentMode(consent);
  }, [consent]);
}
