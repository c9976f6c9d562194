import type { FunnelStage, TrackedEvent } from './trackedEvent.ts';

/** A page that was entered; `at` in epoch milliseconds. */
export interface PageVisit {
  readonly path: string;
  readonly title: string;
  readonly referrer: string;
  readonly at: number;
  /** What happened on the previous page. */
  readonly activity: PageActivity;
}

/** The activity on a page so far. */
export interface PageActivity {
  /** Maximum scroll depth, percent of the page. */
  readonly scrollDepth: number;
  readonly interactions: number;
}

/** An event that has not been sent, and its time in epoch milliseconds. */
export interface WaitingEvent {
  readonly event: TrackedEvent;
  readonly at: number;
}

/** A visit to the site, as tracking needs it; in memory only. */
export interface Journey {
  readonly page: { readonly path: string; readonly since: number } | null;
  /** When the last page of the funnel was entered. */
  readonly stageSince: number | null;
  readonly waiting: readonly WaitingEvent[];
}

/** A journey before its first page. */
export const newJourney: Journey = { page: null, stageSince: null, waiting: [] };

const STAGES: Readonly<Record<string, FunnelStage>> = {
  '/': 'landing',
  '/pricing': 'pricing',
  '/checkout': 'checkout',
  '/payment-success': 'success',
};
/** Limits memory if a visitor never answers the banner. */
const MAX_WAITING = 50;

/** The journey with another page: queues its page view, and its funnel stage if it has one (spec §7). */
export function withVisit(journey: Journey, { path, title, referrer, at, activity }: PageVisit): Journey {
  const { page, stageSince } = journey;
  const previous = page && { path: page.path, timeOnPage: secondsBetween(page.since, at), ...activity };
  const stage = STAGES[path.replace(/(?<=.)\/+$/, '')];
  const events: TrackedEvent[] = [
    {
      type: 'page_view',
      data: {
        pagePath: path,
        pageTitle: title,
        referrer,
        timeOnPage: 0,
        scrollDepth: 0,
        interactions: 0,
        metadata: previous ? { previous } : {},
      },
    },
  ];
  if (stage) {
    const data = { stage, completed: stage !== 'checkout', timeSpent: secondsBetween(stageSince ?? at, at), exitReason: null };
    events.push({ type: 'funnel_stage', data: { ...data, metadata: { path } } });
  }
  return {
    page: { path, since: at },
    stageSince: stage ? at : stageSince,
    waiting: [...journey.waiting, ...events.map((event) => ({ event, at }))].slice(-MAX_WAITING),
  };
}

function secondsBetween(from: number, to: number): number {
  return Math.max(0, Math.round((to - from) / 1000));
}
