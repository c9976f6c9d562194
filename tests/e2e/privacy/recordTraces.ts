import type { BrowserContext, Page, Request } from '@playwright/test';
import type { Store, Trace } from './offendersOf.ts';

declare global {
  interface Window {
    /** The writes of this document, in order. */
    kept: [Store, string][];
  }
}

/**
 * Records every request of a context, including its workers', and returns from `take` every write since the page was opened and
 * everything stored.
 */
export async function recordTraces(context: BrowserContext) {
  const traces: Trace[] = [];
  context.on('request', (request) =>
    traces.push({ kind: 'request', page: pageOf(request), method: request.method(), url: request.url() }),
  );
  await context.addInitScript(noteWrites);
  return {
    traces,
    take: async (page: Page) => {
      const kept = [...(await page.evaluate(keptHere))];
      for (const { name } of await context.cookies()) kept.push(['cookie', name]);
      const { pathname } = new URL(page.url());
      traces.push(...kept.map(([store, key]): Trace => ({ kind: 'kept', page: pathname, store, key })));
    },
  };
}

function pageOf(request: Request): string {
  return request.serviceWorker() ? 'the service worker' : new URL(request.frame().url(), 'http://before/').pathname;
}

/** Runs in every document before its own scripts, so that temporary entries count too. */
function noteWrites() {
  window.kept = [];
  const note = (prototype: object, method: string, keptIn: (self: unknown) => Store) => {
    const original = Reflect.get(prototype, method) as (...parameters: unknown[]) => unknown;
    const noting = (self: unknown, parameters: unknown[]) => {
      window.kept.push([keptIn(self), String(parameters[0])]);
      return Reflect.apply(original, self, parameters);
    };
    Reflect.set(prototype, method, new Proxy(original, { apply: (_, self, parameters) => noting(self, parameters) }));
  };
  note(Storage.prototype, 'setItem', (self) => (self === localStorage ? 'local' : 'session'));
  note(IDBFactory.prototype, 'open', () => 'indexedDB');
  note(CacheStorage.prototype, 'open', () => 'cache');
}

/** The writes of this document, and everything in the browser's storage. */
async function keptHere(): Promise<[Store, string][]> {
  const databases = await indexedDB.databases();
  return [
    ...window.kept,
    ...Object.keys(localStorage).map((key): [Store, string] => ['local', key]),
    ...Object.keys(sessionStorage).map((key): [Store, string] => ['session', key]),
    ...databases.map(({ name = '' }): [Store, string] => ['indexedDB', name]),
    ...(await caches.keys()).map((key): [Store, string] => ['cache', key]),
  ];
}
