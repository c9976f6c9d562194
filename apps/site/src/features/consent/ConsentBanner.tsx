import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part/lazyPart.tsx';
import { useConsentView } from './consentStore.ts';

const Banner = lazyPart(async () => (await import('./Banner.tsx')).Banner, { isSilent: true });

/** The cookie banner: shown after hydration while no choice is stored, and when it is opened again (spec §4). */
export function ConsentBanner() {
  const { status, choices } = useConsentView();
  if (status === 'hidden') return null;
  return (
    <Suspense fallback={null}>
      <Banner isCustomizing={status === 'customizing'} choices={choices} />
    </Suspense>
  );
}
