import { consentStorageKey } from '@duneline/machines';
import { useEffect, useState } from 'react';
import { useBottomInset } from '../../lib/floating/useBottomInset.ts';
import { useOverlay } from '../../lib/floating/useOverlay.ts';
import { Banner } from './Banner.tsx';
import { sendConsent, useConsentView } from './consentStore.ts';

/** The cookie banner: shown after hydration while no choice is stored, and when it is opened again; nothing goes before it (spec §4). */
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

/** What is answered, or withdrawn, in one tab holds in all. */
function tellAnswerElsewhere({ key, newValue }: StorageEvent) {
  if (key === consentStorageKey) sendConsent({ type: 'consent.elsewhere', stored: newValue });
}
