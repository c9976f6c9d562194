import type { BrowserContext, Page, Request } from '@playwright/test';
import type { Store, Trace } from './offendersOf.ts';

declare global {
  interface Window {
    /** What this document has written, in order. */
    kept: [Store, string][];
  }
}

/** Records every request of a context, its workers' too, and on `take` every write since the page was opened and all that is there. */
export async function recordTraces(context: BrowserContext) {
  const traces: Trace[] = [];
  context.on('request', (request) =>
    traces.push({ kind: 'request', page: pageOf(request), method: request.method(), url: request.url() }),
  );
  await context.addInitScript(noteWrites);
  return {
    traces,
    async take(page: Page) {
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

/** Runs in every document before its own scripts: what is written and taken away again counts too. */
function noteWrites() {
  window.kept = [];
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function noted(key, value) {
    window.kept.push([this === localStorage ? 'local' : 'session', key]);
    setItem.call(this, key, value);
  };
  const open = IDBFactory.prototype.open;
  IDBFactory.prototype.open = function noted(...database) {
    window.kept.push(['indexedDB', database[0]]);
    return open.apply(this, database);
  };
  const openCache = CacheStorage.prototype.open;
  CacheStorage.prototype.open = function noted(name) {
    window.kept.push(['cache', name]);
    return openCache.call(this, name);
  };
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  Object.defineProperty(Document.prototype, 'cookie', {
    get: cookie?.get,
    set(this: Document, text: string) {
      window.kept.push(['cookie', text.split('=')[0] ?? '']);
      cookie?.set?.call(this, text);
    },
  });
}

/** What this document has written, and everything that is in the browser now. */
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
