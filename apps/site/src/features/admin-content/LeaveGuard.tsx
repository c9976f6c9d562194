import { Suspense, useEffect } from 'react';
import { useBeforeUnload, useBlocker, type Location } from 'react-router-dom';
import { lazyPart } from '../../lib/lazy-part/lazyPart.tsx';
import { readUnsavedEditors, useUnsavedEditors } from '../../lib/areas/unsavedEditors.ts';

const LeaveDialog = lazyPart(async () => (await import('./LeaveDialog.tsx')).LeaveDialog);

const addressOf = ({ pathname, search }: Location) => pathname + search;

/**
 * Saves the drafts of the open editors before another screen opens, and asks where one cannot be saved. The browser asks before it
 * closes the window.
 */
export function LeaveGuard() {
  const editors = useUnsavedEditors();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      readUnsavedEditors().length > 0 && addressOf(currentLocation) !== addressOf(nextLocation),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (editors.length === 0) return blocker.proceed();
    for (const { state, save } of editors) if (state === 'waiting') save();
  }, [blocker, editors]);
  useBeforeUnload((event) => {
    if (readUnsavedEditors().length > 0) event.preventDefault();
  });
  const isAsking = blocker.state === 'blocked' && editors.some(({ state }) => state === 'stuck');
  // Loaded with the first change, because saving often fails when nothing else can be loaded either.
  return (
    <Suspense fallback={null}>
      {editors.length > 0 && (
        <LeaveDialog isOpen={isAsking} onLeave={() => blocker.proceed?.()} onStay={() => blocker.reset?.()} />
      )}
    </Suspense>
  );
}
