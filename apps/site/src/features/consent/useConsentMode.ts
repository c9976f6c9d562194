import { useEffect } from 'react';
import { updateConsentMode } from '../../lib/consent-mode/consentMode.ts';
import { useConsent } from './consentStore.ts';

/** Passes every choice to consent mode and to the codes of referral links, including an earlier visit's; without one the defaults apply. */
export function useConsentMode() {
  const consent = useConsent();
  useEffect(() => {
    if (!consent) return;
    updateConsentMode(consent);
    if (!hasReferral()) return;
    import('../../lib/referral/referral.ts').then(
      ({ followConsent }) => followConsent(consent.marketing),
      (error: unknown) => console.warn('The code of a link lasts as long as this tab only.', error),
    );
  }, [consent]);
}

/** Whether the code of a link has to follow the choice; otherwise its script is not loaded. */
function hasReferral(): boolean {
  if (/[?&](?:ref|coupon)=/.test(location.search)) return true;
  try {
    return sessionStorage.getItem('referral') !== null || localStorage.getItem('keptReferral') !== null;
  } catch {
    return false; // storage is blocked
  }
}
