import { useEffect } from 'react';
import { updateConsentMode } from '../../lib/consent-mode/consentMode.ts';
import { useConsent } from './consentStore.ts';

/** Passes every choice to consent mode, including an earlier visit's; without one its default applies. */
export function useConsentMode() {
  const consent = useConsent();
  useEffect(() => {
    if (consent) updateConsentMode(consent);
  }, [consent]);
}
