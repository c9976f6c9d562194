import { Suspense, useEffect } from 'react';
import { useBeforeUnload, useBlocker, type Location } from 'react-router-dom';
import { lazyPart } from '../../lib/lazy-part/lazyPart.tsx';
import { readUnsavedWorks, useUnsavedWorks } from './unsavedWork.ts';

const LeaveDialog = lazyPart(async () => (await import('./LeaveDialog.tsx')).LeaveDialog);

const addressOf = ({ pathname, search }: Location) => pathname + search;

/**
 * Saves the drafts of the open editors before another screen opens, and asks where one cannot be saved. The browser asks before it
 * closes the window.
 */
export function LeaveGuard() {
  const works = useUnsavedWorks();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      readUnsavedWorks().length > 0 && addressOf(currentLocation) !== addressOf(nextLocation),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (works.length === 0) return blocker.proceed();
    for (const { state, save } of works) if (state === 'waiting') save();
  }, [blocker, works]);
  useBeforeUnload((event) => {
    if (readUnsavedWorks().length > 0) event.preventDefault();
  });
  const isAsking = blocker.state === 'blocked' && works.some(({ state }) => state === 'stuck');
  // Loaded with the first change, because saving often fails when nothing else can be loaded either.
  return (
    <Suspense fallback={null}>
      {works.length > 0 && <LeaveDialog isOpen={isAsking} onLeave={() => blocker.proceed?.()} onStay={() => blocker.reset?.()} />}
    </Suspense>
  );
}
