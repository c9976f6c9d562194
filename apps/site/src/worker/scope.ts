/** An event whose work may continue after the handler returns. */
interface WorkerExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** A page's request to which the worker may respond. */
export interface WorkerFetchEvent extends WorkerExtendableEvent {
  readonly request: Request;
  /** Navigation preload: the response that the browser requested while the worker started. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

/** A message from a page. */
interface WorkerMessageEvent extends WorkerExtendableEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

interface WorkerEvents {
  activate: WorkerExtendableEvent;
  fetch: WorkerFetchEvent;
  message: WorkerMessageEvent;
}

/** The service worker globals that are used here. The site is checked with the DOM types, which do not include them. */
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
