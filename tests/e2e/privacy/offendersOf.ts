import { privacy } from '@duneline/specs/site';

/** The visitor's answer to the cookie banner. */
export type Answer = 'nothing yet' | 'the X' | 'Necessary Only' | 'Accept All';

/** A request of a page, or an entry that it stored. */
export type Trace = { readonly page: string } & (
  | { readonly kind: 'request'; readonly method: string; readonly url: string }
  | { readonly kind: 'kept'; readonly store: Store; readonly key: string }
);
export type Store = 'local' | 'session' | 'cache' | 'indexedDB' | 'cookie';

/** Requests and storage of the embedded backend, which a live site does not have (specs/site/privacy.yaml). */
const embedded = {
  scripts: ['/mockServiceWorker.js'],
  kept: ['session duneline:scenario', 'indexedDB keyval-store', 'indexedDB msw-websocket-clients', 'cache msw:active-clients'],
};

const backendPath = /^\/\w+\/v1\//;

/** Requests and entries that specs/site/privacy.yaml does not list for visitors with this answer: each once, with its page. */
export function offendersOf(traces: readonly Trace[], answer: Answer, origin: string): readonly string[] {
  const found = traces.filter((trace) => !isListed(trace, answer, origin)).map(nameOf);
  return [...new Set(found)].map((name) => `${name} is not in specs/site/privacy.yaml for visitors who answered ${answer}`);
}

function isListed(trace: Trace, answer: Answer, origin: string): boolean {
  const hasAnswered = answer === 'Necessary Only' || answer === 'Accept All';
  const may = (from: (typeof privacy.browser)[number]['from'], isAnswer: boolean) =>
    from === 'visit' || (from === 'consent' && answer === 'Accept All') || (from === 'act' && isAnswer && hasAnswered);
  if (trace.kind === 'kept') {
    const { store, key } = trace;
    if (embedded.kept.some((name) => `${store} ${key}`.startsWith(name))) return true;
    return privacy.browser.some(
      (entry) => entry.store === store && key.startsWith(entry.key) && may(entry.from, entry.key === 'cookieConsent'),
    );
  }
  const { method, url } = trace;
  const { origin: to, pathname, protocol } = new URL(url);
  if (protocol === 'data:' || protocol === 'blob:') return true;
  if (to !== origin) return false;
  if (embedded.scripts.includes(pathname)) return true;
  if (!backendPath.test(pathname)) return method === 'GET' || method === 'HEAD'; // A file of the site.
  return privacy.requests.some(
    (entry) =>
      pathname.startsWith(entry.path) &&
      (entry.method === 'any' || entry.method === method || method === 'HEAD') &&
      may(entry.from, entry.id === 'consent'),
  );
}

function nameOf(trace: Trace): string {
  return trace.kind === 'request'
    ? `${trace.page}: ${trace.method} ${trace.url}`
    : `${trace.page}: "${trace.key}" in ${trace.store}`;
}
