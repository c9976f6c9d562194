import { useEffect, useState } from 'react';
import { readTabScenario } from '../backend/tabScenario.ts';
import { sessionFlow } from '../session/sessionFlow.ts';
import { needsSession } from '../session/startSessionIfNeeded.ts';

/** Whether the dashboard shows accounts. Visitors do not load the session's code. */
export function useTraderSession(): 'visitor' | 'restoring' | 'signedIn' {
  const { status } = sessionFlow.useView();
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    // A scenario that is about to start may sign somebody in.
    if (!needsSession() && !readTabScenario().isNew) return;
    setIsWanted(true);
    sessionFlow.preload();
  }, []);
  if (status === 'signedIn' || status === 'recovering' || status === 'signingOut') return 'signedIn';
  return isWanted && status === 'restoring' ? 'restoring' : 'visitor';
}
