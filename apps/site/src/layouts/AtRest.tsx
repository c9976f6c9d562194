import { ToastRegion } from '@duneline/ui';
import { useEffect } from 'react';
import { lazyPart } from '../lib/lazy-part/lazyPart.tsx';
import { ConsentBanner } from '../features/consent/ConsentBanner.tsx';
import { startSessionWhenWanted } from '../lib/session/startWhenWanted.ts';
import { useAnalyticsConsent } from './useAnalyticsConsent.ts';

const Tracking = lazyPart(async () => (await import('../features/tracking/Tracking.tsx')).Tracking, { isSilent: true });

/** What every page gets once it is at rest: the cookie banner, room for toasts, whoever is signed in, and tracking as far as the visitor's answer allows it. */
export function AtRest() {
  const consent = useAnalyticsConsent();
  useEffect(() => void startSessionWhenWanted(), []);
  return (
    <>
      <ConsentBanner />
      <ToastRegion />
      {consent && <Tracking consent={consent} />}
    </>
  );
}
