/** What the build knows and the worker needs; scripts/siteWorker.ts writes it in. */
export interface WorkerFacts {
  /** Which build each language's pages say they are of (`data-build`). */
  readonly builds: readonly string[];
  /** Which files each file may ask for once somebody acts. */
  readonly later: Readonly<Record<string, readonly string[]>>;
  /** The paths of pages that may be kept, as regular expressions: what search engines may show, and so nothing of anybody's own. */
  readonly keepable: readonly string[];
  /** What stands in for a page that is not kept, by the prefix of its language, the longest first. */
  readonly offlinePages: readonly { readonly prefix: string; readonly path: string }[];
  /** MSW's worker, which answers for the embedded backend; `null` in a live build. */
  readonly backendWorker: string | null;
}

declare const WORKER_FACTS: WorkerFacts;

export const facts = WORKER_FACTS;
