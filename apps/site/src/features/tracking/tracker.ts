/** The steps of the sales funnel (spec §7). */
type FunnelStage = 'landing' | 'pricing' | 'checkout' | 'success';

/** What is known of a page while it is read. */
export interface PageActivity {
  /** Deepest point reached, per cent of the page. */
  readonly scrollDepth: number;
  readonly interactions: number;
}

/** A body of `crm-tracking` without the two ids, which exist only after consent (spec §7). */
export type TrackedEvent =
  | {
      readonly type: 'page_view';
      readonly data: {
        readonly pagePath: string;
        readonly pageTitle: string;
        readonly referrer: string;
        /** Seconds; 0 as the page is entered. The page that was left is described in `metadata.previous`. */
        readonly timeOnPage: number;
        readonly scrollDepth: number;
        readonly interactions: number;
        readonly metadata: Readonly<Record<string, unknown>>;
      };
    }
  | {
      readonly type: 'funnel_stage';
      readonly data: {
        readonly stage: FunnelStage;
        readonly completed: boolean;
        /** Seconds since the page of the stage before it, 0 for the first. */
        readonly timeSpent: number;
        readonly exitReason: string | null;
        readonly metadata: Readonly<Record<string, unknown>>;
      };
    };

/** `unknown`: not asked or not answered yet. */
export type AnalyticsConsent = 'unknown' | 'granted' | 'refused';

export interface TrackerOptions {
  /** Sends one event; a failure is logged by the tracker and shown to nobody (spec §8). */
  readonly deliver: (event: TrackedEvent, at: number) => Promise<void>;
  /** Forgets what earlier deliveries stored in the browser. */
  readonly forget: () => void;
  /** Milliseconds. */
  readonly now: () => number;
  /** Reads what happened on the page that is being left and starts anew. */
  readonly takeActivity: () => PageActivity;
}

export interface Visit {
  readonly path: string;
  readonly title: string;
  readonly referrer: string;
}

const STAGES: Readonly<Record<string, FunnelStage>> = {
  '/': 'landing',
  '/pricing': 'pricing',
  '/checkout': 'checkout',
  '/payment-success': 'success',
};
/** A visitor who never answers the banner must not fill the memory. */
const MAX_WAITING = 50;

/**
 * Page views and funnel stages in the order of the visit: kept in memory until analytics consent, then sent; dropped on
 * refusal (spec §7; decisions: tracking and consent).
 */
export function createTracker({ deliver, forget, now, takeActivity }: TrackerOptions) {
  let consent: AnalyticsConsent = 'unknown';
  let waiting: { event: TrackedEvent; at: number }[] = [];
  let current: { path: string; since: number } | undefined;
  let stageSince: number | undefined;
  let sending = Promise.resolve();

  function record(event: TrackedEvent) {
    if (consent === 'refused') return;
    waiting = [...waiting, { event, at: now() }].slice(-MAX_WAITING);
    if (consent === 'granted') flush();
  }
  /** One after the other, so that the order on the server is the order of the visit. */
  function flush() {
    for (const { event, at } of waiting.splice(0)) {
      sending = sending
        .then(() => (consent === 'granted' ? deliver(event, at) : undefined))
        .catch((error: unknown) => console.error(`Tracking "${event.type}" failed.`, error));
    }
  }

  return {
    /** A page was entered; the same path again is not a new visit. */
    visit({ path, title, referrer }: Visit) {
      if (path === current?.path) return;
      const at = now();
      const previous = current && { path: current.path, timeOnPage: seconds(at - current.since), ...takeActivity() };
      current = { path, since: at };
      record({
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
      });
      const stage = STAGES[path.replace(/(?<=.)\/+$/, '')];
      if (!stage) return;
      record({
        type: 'funnel_stage',
        data: {
          stage,
          completed: stage !== 'checkout',
          timeSpent: seconds(at - (stageSince ?? at)),
          exitReason: null,
          metadata: { path },
        },
      });
      stageSince = at;
    },
    /** The visitor answered, or changed the answer. */
    setConsent(next: AnalyticsConsent) {
      if (next === consent) return;
      consent = next;
      if (next === 'granted') flush();
      if (next === 'refused') {
        waiting = [];
        forget();
      }
    },
    /** Resolves when everything recorded so far has been sent or has failed. */
    settled: () => sending,
  };
}

const seconds = (milliseconds: number) => Math.max(0, Math.round(milliseconds / 1000));
