import { ToastRegion } from '@duneline/ui';
import { lazyPart } from '../lib/lazy-part/lazyPart.tsx';
import { ConsentBanner } from '../features/consent/ConsentBanner.tsx';
import { useAnalyticsConsent } from './useAnalyticsConsent.ts';

const Tracking = lazyPart(async () => (await import('../features/tracking/Tracking.tsx')).Tracking, { isSilent: true });

/** What every page gets once it is at rest: the cookie banner, room for toasts, and tracking as far as the visitor's answer allows it. */
export function AtRest() {
  const consent = useAnalyticsConsent();
  return (
    <>
      <ConsentBanner />
      <ToastRegion />
      {consent && <Tracking consent={consent} />}
    </>
  );
}
