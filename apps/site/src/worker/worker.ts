import type { PageMessage } from '../lib/offline/pageMessage.ts';
import { answerTo, keepSeen } from './answers.ts';
import { facts } from './facts.ts';
import { forgetOldReleases } from './kept.ts';
import { scope } from './scope.ts';

const takeOver = scope.skipWaiting.bind(scope);

scope.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([scope.clients.claim(), forgetOldReleases(), scope.registration.navigationPreload?.enable()]));
});

scope.addEventListener('fetch', (event) => {
  const answer = answerTo(event);
  if (!answer) return;
  event.stopImmediatePropagation(); // the embedded backend's listener is next
  event.respondWith(answer);
});

scope.addEventListener('message', (event) => {
  const message = event.data as PageMessage;
  if (message.type === 'page.claim') event.waitUntil(scope.clients.claim());
  // What is kept while a release waits would be forgotten with this one, and a browser lets work end before it switches.
  if (message.type === 'page.seen' && !scope.registration.waiting)
    event.waitUntil(keepSeen(message.path, message.files).catch(() => {})); // offline: another time
  if (message.type === 'release.ask') event.ports[0]?.postMessage(facts.builds.includes(message.build));
  if (message.type === 'release.switch') event.waitUntil(takeOver());
});

// MSW's worker takes over at once and ends itself with its last page. This one waits for the visitor, and stays.
if (facts.backendWorker !== null) {
  const nothing = () => Promise.resolve();
  Object.assign(scope, { skipWaiting: nothing });
  Object.assign(scope.registration, { unregister: nothing });
  scope.importScripts(facts.backendWorker);
}
