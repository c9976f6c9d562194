import type { PageMessage } from '../lib/offline/pageMessage.ts';
import { respondTo, cacheVisitedPage } from './respond.ts';
import { facts } from './facts.ts';
import { evictOldReleases } from './pageCache.ts';
import { scope } from './scope.ts';

const takeOver = scope.skipWaiting.bind(scope);

scope.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([scope.clients.claim(), evictOldReleases(), scope.registration.navigationPreload?.enable()]));
});

scope.addEventListener('fetch', (event) => {
  const answer = respondTo(event);
  if (!answer) return;
  event.stopImmediatePropagation(); // MSW's listener is the next one
  event.respondWith(answer);
});

scope.addEventListener('message', (event) => {
  const message = event.data as PageMessage;
  if (message.type === 'page.claim') event.waitUntil(scope.clients.claim());
  // While a new release waits, caching for this one would be wasted work, and would delay the switch.
  if (message.type === 'page.seen' && !scope.registration.waiting) event.waitUntil(cacheVisitedPage(message).catch(() => {})); // offline: another time
  if (message.type === 'release.ask') event.ports[0]?.postMessage(facts.builds.includes(message.build));
  if (message.type === 'release.switch') event.waitUntil(takeOver());
});

// MSW's worker activates immediately and unregisters with its last page. This worker waits for the visitor and stays.
if (facts.backendWorker !== null) {
  const nothing = () => Promise.resolve();
  Object.assign(scope, { skipWaiting: nothing });
  Object.assign(scope.registration, { unregister: nothing });
  scope.importScripts(facts.backendWorker);
}
