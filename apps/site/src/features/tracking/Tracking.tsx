import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { watchActivity } from './activity.ts';
import { createTracker, type AnalyticsConsent } from './tracker.ts';

const activity = watchActivity();
// One per tab, so that it survives the change between public pages and applications.
const tracker = createTracker({
  now: Date.now,
  takeActivity: () => activity.take(),
  deliver: async (...delivery) => (await import('./sendEvents.ts')).sendEvents(...delivery),
  forget: () => void import('./sendEvents.ts').then(({ discardEvents: forget }) => forget()),
});

/** Passes pages and consent to the tracker; renders nothing. */
export function Tracking({ consent }: { readonly consent: AnalyticsConsent }) {
  const { pathname } = useLocation();
  useEffect(() => activity.start(), []);
  useEffect(() => {
    tracker.setConsent(consent);
  }, [consent]);
  useEffect(() => {
    tracker.visit({ path: pathname, title: document.title, referrer: document.referrer });
  }, [pathname]);
  return null;
}
