/** Build facts for the worker; scripts/siteWorker.ts inserts them. */
export interface WorkerFacts {
  /** The build id (`data-build`) of each language's pages. */
  readonly builds: readonly string[];
  /** Files that each file may load later. */
  readonly later: Readonly<Record<string, readonly string[]>>;
  /** Regular expressions for pages that may be cached: the indexable ones, which contain no personal data. */
  readonly keepable: readonly string[];
  /** The offline page by language prefix, longest prefix first. */
  readonly offlinePages: readonly { readonly prefix: string; readonly path: string }[];
  /** MSW's worker script, for the embedded backend; `null` in a hosted build. */
  readonly backendWorker: string | null;
}

declare const WORKER_FACTS: WorkerFacts;

export const facts = WORKER_FACTS;
