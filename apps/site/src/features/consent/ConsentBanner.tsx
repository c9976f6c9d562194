import { consentStorageKey } from '@duneline/machines';
import { useEffect, useState } from 'react';
import { useBottomInset } from '../../lib/floating/useBottomInset.ts';
import { useOverlay } from '../../lib/floating/useOverlay.ts';
import { Banner } from './Banner.tsx';
import { sendConsent, useConsentView } from './consentStore.ts';

/**
 * The cookie banner: shown after hydration if no choice is stored, and when it is reopened; it takes precedence over other
 * overlays (spec §4).
 */
export function ConsentBanner() {
  const { status, choices } = useConsentView();
  const [banner, setBanner] = useState<HTMLElement | null>(null);
  useOverlay('consent', banner, { isAsking: status !== 'hidden', priority: 0, hasRoom: true });
  useBottomInset(banner);
  useEffect(() => {
    window.addEventListener('storage', tellAnswerElsewhere);
    return () => window.removeEventListener('storage', tellAnswerElsewhere);
  }, []);
  if (status === 'hidden') return null;
  return <Banner ref={setBanner} element={banner} isCustomizing={status === 'customizing'} choices={choices} />;
}

/** A choice in one tab applies to all tabs. */
function tellAnswerElsewhere({ key, newValue }: StorageEvent) {
  if (key === consentStorageKey) sendConsent({ type: 'consent.elsewhere', stored: newValue });
}
