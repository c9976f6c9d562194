import { newJourney, withVisit, type PageActivity, type PageVisit, type TrackedEvent } from '@duneline/machines';

/** `unknown`: not asked or not answered yet. */
export type AnalyticsConsent = 'unknown' | 'granted' | 'refused';

export interface TrackerOptions {
  /** Sends an event if consent still exists when it is ready; failures are only logged (spec §8). */
  readonly deliver: (event: TrackedEvent, at: number, isAllowed: () => boolean) => Promise<void>;
  /** Removes what earlier deliveries stored in the browser. */
  readonly forget: () => void;
  /** Milliseconds. */
  readonly now: () => number;
  /** Returns the activity on the page that is being left, and resets it. */
  readonly takeActivity: () => PageActivity;
}

/**
 * Page views and funnel stages in order: kept in memory until consent to analytics, then sent; dropped on refusal (spec §7:
 * tracking and consent). Behaves like `trackingGateMachine`, without loading XState.
 */
export function createTracker({ deliver, forget, now, takeActivity }: TrackerOptions) {
  let consent: AnalyticsConsent = 'unknown';
  let journey = newJourney;
  let sending = Promise.resolve();

  const isAllowed = () => consent === 'granted';

  /** Clears the queue; with consent its events are sent one at a time, so that the server has the order of the visit. */
  function settle() {
    const { waiting } = journey;
    journey = { ...journey, waiting: [] };
    if (!isAllowed()) return;
    for (const { event, at } of waiting) {
      sending = sending
        .then(() => (isAllowed() ? deliver(event, at, isAllowed) : undefined))
        .catch((error: unknown) => console.error(`Tracking "${event.type}" failed.`, error));
    }
  }

  return {
    /** Records a page; the same path again is not a new visit. */
    visit(page: Pick<PageVisit, 'path' | 'title' | 'referrer'>) {
      if (page.path === journey.page?.path) return;
      journey = withVisit(journey, { ...page, at: now(), activity: takeActivity() });
      if (consent !== 'unknown') settle();
    },
    /** Sets or changes the visitor's consent. */
    setConsent(next: AnalyticsConsent) {
      if (next === consent) return;
      consent = next;
      if (next !== 'unknown') settle();
      if (next === 'refused') forget();
    },
    /** Resolves when everything recorded so far has been sent or has failed. */
    settled: () => sending,
  };
}
