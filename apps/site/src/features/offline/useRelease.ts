import { useEffect, useState } from 'react';
import { isSameRelease, startSiteWorker, activateWorker } from '../../lib/offline/siteWorker.ts';
import { watchTyping } from './watchTyping.ts';

/** How long the browser may take to change workers before the page is reloaded without that. */
const SWITCH_TIMEOUT_MS = 3000;

/**
 * Whether a newer release is waiting, and a function to activate it. Every tab then reloads once; a tab with unsent input stays
 * as it is, and is notified too.
 */
export function useRelease() {
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => watchRelease(setWaiting), []);
  return { isWaiting, reload };
}

function watchRelease(onWaiting: (isWaiting: boolean) => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const isTyping = watchTyping(signal);
  const watch = async () => {
    const registration = await startSiteWorker();
    if (!registration || signal.aborted) return;
    const onSwitch = async () => {
      const { controller } = navigator.serviceWorker;
      if (controller && (await isSameRelease(controller))) return; // already loaded from the network
      if (isTyping()) onWaiting(true);
      else location.reload();
    };
    navigator.serviceWorker.addEventListener('controllerchange', () => void onSwitch(), { signal });
    const look = async () => {
      if (registration.waiting && !(await isSameRelease(registration.waiting))) onWaiting(true);
    };
    const follow = () => registration.installing?.addEventListener('statechange', () => void look(), { signal });
    registration.addEventListener('updatefound', follow, { signal });
    follow();
    await look();
    const ask = () => {
      if (document.visibilityState === 'visible') registration.update().catch(() => {}); // offline: checked again later
    };
    document.addEventListener('visibilitychange', ask, { signal });
  };
  void watch();
  return () => ended.abort();
}

async function reload(): Promise<void> {
  const registration = await startSiteWorker();
  if (!registration?.waiting) return location.reload();
  activateWorker(registration.waiting);
  // Chromium may overlook that the active worker has finished. It checks again when a page unloads.
  setTimeout(() => {
    if (registration.waiting) location.reload();
  }, SWITCH_TIMEOUT_MS);
}
