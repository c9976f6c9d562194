/** An event that the worker may go on working for. */
interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** A request of a page that the worker may answer. */
export interface AskedEvent extends LastingEvent {
  readonly request: Request;
  /** What the browser asked for while the worker was waking up, if the request opens a page. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

/** A message of a page. */
interface ToldEvent extends LastingEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

interface WorkerEvents {
  activate: LastingEvent;
  fetch: AskedEvent;
  message: ToldEvent;
}

/** What the site's worker uses of the scope it runs in; the types of pages, which the site is checked with, do not have it. */
interface WorkerScope {
  readonly caches: CacheStorage;
  readonly clients: { claim(): Promise<void> };
  readonly location: Location;
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> };
    readonly waiting: object | null;
    unregister(): Promise<boolean>;
  };
  addEventListener<Name extends keyof WorkerEvents>(name: Name, listener: (event: WorkerEvents[Name]) => void): void;
  importScripts(path: string): void;
  skipWaiting(): Promise<void>;
}

export const scope = globalThis as unknown as WorkerScope;
