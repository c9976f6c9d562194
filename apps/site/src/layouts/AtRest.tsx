import { Suspense, useEffect } from 'react';
import { lazyPart } from '../lib/lazy-part/lazyPart.tsx';
import { useIsHydrated } from '../lib/start/useIsHydrated.ts';
import { Toasts } from './Toasts.tsx';
import { ConsentBanner } from '../features/consent/ConsentBanner.tsx';
import { useConsentMode } from '../features/consent/useConsentMode.ts';
import { Floating } from '../features/floating/Floating.tsx';
import { Offline } from '../features/offline/Offline.tsx';
import { useIsPartMissing } from '../lib/part-problem/missingParts.ts';
import { useTrouble } from '../lib/remote/trouble.ts';
import { startSessionWhenWanted } from '../lib/session/startWhenWanted.ts';
import { useAnalyticsConsent } from './useAnalyticsConsent.ts';

const Tracking = lazyPart(async () => (await import('../features/tracking/Tracking.tsx')).Tracking, { isSilent: true });

const TroubleNotice = lazyPart(async () => (await import('../features/trouble/TroubleNotice.tsx')).TroubleNotice, {
  isSilent: true,
});

/** What every page gets once it is at rest: the cookie banner, what is there without a network, room for toasts, what floats beside them, whoever is signed in, and tracking as far as the visitor's answer allows it. */
export function AtRest() {
  const consent = useAnalyticsConsent();
  const isHydrated = useIsHydrated();
  const { status } = useTrouble();
  const isPartMissing = useIsPartMissing();
  useConsentMode();
  useEffect(() => void startSessionWhenWanted(), []);
  return (
    <>
      <ConsentBanner />
      <Toasts />
      {isHydrated && (
        <>
          <Floating />
          <Offline />
        </>
      )}
      {(status !== 'idle' || isPartMissing) && (
        <Suspense fallback={null}>
          <TroubleNotice />
        </Suspense>
      )}
      {consent && <Tracking consent={consent} />}
    </>
  );
}
