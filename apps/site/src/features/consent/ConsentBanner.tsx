import { Suspense, useState } from 'react';
import { useFloatingRoom } from '../../lib/floating/useFloatingRoom.ts';
import { useOverlay } from '../../lib/floating/useOverlay.ts';
import { lazyPart } from '../../lib/lazy-part/lazyPart.tsx';
import { useConsentView } from './consentStore.ts';

const Banner = lazyPart(async () => (await import('./Banner.tsx')).Banner, { isSilent: true });

/** The cookie banner: shown after hydration while no choice is stored, and when it is opened again; nothing goes before it (spec §4). */
export function ConsentBanner() {
  const { status, choices } = useConsentView();
  const [banner, setBanner] = useState<HTMLElement | null>(null);
  useOverlay('consent', banner, { isAsking: status !== 'hidden', priority: 0, hasRoom: true });
  useFloatingRoom(banner);
  if (status === 'hidden') return null;
  return (
    <Suspense fallback={null}>
      <Banner ref={setBanner} element={banner} isCustomizing={status === 'customizing'} choices={choices} />
    </Suspense>
  );
}
