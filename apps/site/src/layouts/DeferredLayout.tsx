import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../lib/lazy-part/lazyPart.tsx';
import { useIsHydrated } from '../lib/start/useIsHydrated.ts';
import { Toasts } from './Toasts.tsx';
import { ConsentBanner } from '../features/consent/ConsentBanner.tsx';
import { useConsentMode } from '../features/consent/useConsentMode.ts';
import { Floating } from '../features/floating/Floating.tsx';
import { Offline } from '../features/offline/Offline.tsx';
import { useIsPartMissing } from '../lib/part-problem/missingParts.ts';
import { useRetryState } from '../lib/remote/failedQueries.ts';
import { hasTokens } from '../lib/session/sessionLink.ts';
import { startSessionIfNeeded } from '../lib/session/startSessionIfNeeded.ts';
import { useAnalyticsConsent } from './useAnalyticsConsent.ts';

const Tracking = lazyPart(async () => (await import('../features/tracking/Tracking.tsx')).Tracking, { isSilent: true });

const ConnectionNotice = lazyPart(
  async () => (await import('../features/connection-errors/ConnectionNotice.tsx')).ConnectionNotice,
  {
    isSilent: true,
  },
);

const ReplaceSession = lazyPart(async () => (await import('../features/account/ReplaceSession.tsx')).ReplaceSession);

/**
 * The parts of every page that load once it is idle: cookie banner, offline support, toasts, floating elements, session, and
 * tracking if the visitor allows it.
 */
export function DeferredLayout() {
  const consent = useAnalyticsConsent();
  const isHydrated = useIsHydrated();
  const { status } = useRetryState();
  const isPartMissing = useIsPartMissing();
  const [isTokenLink] = useState(() => typeof location === 'object' && hasTokens(location.href));
  useConsentMode();
  useEffect(() => void startSessionIfNeeded(), []);
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
      {isHydrated && isTokenLink && (
        <Suspense fallback={null}>
          <ReplaceSession />
        </Suspense>
      )}
      {(status !== 'idle' || isPartMissing) && (
        <Suspense fallback={null}>
          <ConnectionNotice />
        </Suspense>
      )}
      {consent && <Tracking consent={consent} />}
    </>
  );
}
