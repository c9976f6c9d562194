import { initialLiveUpdatesView, type LiveUpdatesEvent, type LiveUpdatesView } from '@duneline/machines';
import * as t from '@duneline/specs/messages/account';
import { toast } from '@duneline/ui';
import { useEffect, useRef } from 'react';
import { useFlow } from '../../lib/flow/useFlow.ts';

/** Shows admins a toast when published content changes; several changes in a row share one toast (spec §6, §8). */
export function LiveUpdates() {
  const { view, preload } = useFlow<LiveUpdatesView, LiveUpdatesEvent>({
    initial: initialLiveUpdatesView(),
    load: () => import('./liveUpdates.actor.ts'),
  });
  const takeAway = useRef(() => {});
  useEffect(() => preload(), [preload]);
  useEffect(() => {
    const { change, count } = view;
    // A toast that is not replaced disappears after five seconds, or later while it is hovered.
    if (change === null) return;
    takeAway.current();
    takeAway.current = toast({
      title: t.liveUpdateTitle,
      description: count > 1 ? t.liveUpdateBurst({ ...change, count }) : t.liveUpdateText(change),
    });
  }, [view]);
  return null;
}
