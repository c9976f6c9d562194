import { useEffect, useState } from 'react';
import { isSameRelease, startSiteWorker, activateWorker } from '../../lib/offline/siteWorker.ts';
import { watchTyping } from './watchTyping.ts';

/**
 * Whether a newer release of the site waits, and how to switch to it. Every tab then loads once; one in which something is typed and not sent
 * stays as it is, and is told as well.
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
    const onSwitch = () => {
      if (isTyping()) onWaiting(true);
      else location.reload();
    };
    navigator.serviceWorker.addEventListener('controllerchange', onSwitch, { signal });
    const look = async () => {
      if (registration.waiting && !(await isSameRelease(registration.waiting))) onWaiting(true);
    };
    const follow = () => registration.installing?.addEventListener('statechange', () => void look(), { signal });
    registration.addEventListener('updatefound', follow, { signal });
    follow();
    await look();
    const ask = () => {
      if (document.visibilityState === 'visible') registration.update().catch(() => {}); // offline: another time
    };
    document.addEventListener('visibilitychange', ask, { signal });
  };
  void watch();
  return () => ended.abort();
}

async function reload(): Promise<void> {
  const registration = await startSiteWorker();
  if (registration?.waiting) activateWorker(registration.waiting); // and then the worker changes
  else location.reload();
}
