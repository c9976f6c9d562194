import { newJourney, withVisit, type PageActivity, type PageVisit, type TrackedEvent } from '@duneline/machines';

/** `unknown`: not asked or not answered yet. */
export type AnalyticsConsent = 'unknown' | 'granted' | 'refused';

export interface TrackerOptions {
  /** Sends one event if, once ready to, it still may; a failure is logged by the tracker and shown to nobody (spec §8). */
  readonly deliver: (event: TrackedEvent, at: number, isAllowed: () => boolean) => Promise<void>;
  /** Forgets what earlier deliveries stored in the browser. */
  readonly forget: () => void;
  /** Milliseconds. */
  readonly now: () => number;
  /** Reads what happened on the page that is being left and starts anew. */
  readonly takeActivity: () => PageActivity;
}

/**
 * Page views and funnel stages in the order of the visit: kept in memory until analytics consent, then sent; dropped on
 * refusal (spec §7; decisions: tracking and consent). It does what `trackingGateMachine` says, without loading XState.
 */
export function createTracker({ deliver, forget, now, takeActivity }: TrackerOptions) {
  let consent: AnalyticsConsent = 'unknown';
  let journey = newJourney;
  let sending = Promise.resolve();

  const isAllowed = () => consent === 'granted';

  /** Empties what waits; with consent it is sent, one after the other, so that the order on the server is the order of the visit. */
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
    /** A page was entered; the same path again is not a new visit. */
    visit(page: Pick<PageVisit, 'path' | 'title' | 'referrer'>) {
      if (page.path === journey.page?.path) return;
      journey = withVisit(journey, { ...page, at: now(), activity: takeActivity() });
      if (consent !== 'unknown') settle();
    },
    /** The visitor answered, or changed the answer. */
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
