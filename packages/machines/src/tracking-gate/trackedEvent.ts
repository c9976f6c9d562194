/** The steps of the sales funnel (spec §7). */
export type FunnelStage = 'landing' | 'pricing' | 'checkout' | 'success';

/** A body of `crm-tracking` without the two ids, which exist only after consent (spec §7). */
export type TrackedEvent =
  | {
      readonly type: 'page_view';
      readonly data: {
        readonly pagePath: string;
        readonly pageTitle: string;
        readonly referrer: string;
        /** Seconds; 0 when a page is entered. `metadata.previous` describes the page that was left. */
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
        /** Seconds since the previous stage's page, 0 for the first. */
        readonly timeSpent: number;
        readonly exitReason: string | null;
        readonly metadata: Readonly<Record<string, unknown>>;
      };
    };
