import { Suspense } from 'react';
import { lazyPart } from '../lib/lazy-part/lazyPart.tsx';
import { whenIdle } from '../lib/start/whenIdle.ts';
import { useAnalyticsConsent } from './useAnalyticsConsent.ts';

const Tracking = lazyPart(
  async () => {
    await whenIdle();
    return (await import('../features/tracking/Tracking.tsx')).Tracking;
  },
  { isSilent: true },
);

/** Tracking, loaded after hydration: it draws nothing, so that no page waits for it. */
export function LazyTracking() {
  const consent = useAnalyticsConsent();
  if (!consent) return null;
  return (
    <Suspense fallback={null}>
      <Tracking consent={consent} />
    </Suspense>
  );
}
