import { useLayoutEffect, useState } from 'react';
import { readTabScenario } from '../backend/tabScenario.ts';
import { sessionFlow } from '../session/sessionFlow.ts';
import { needsSession } from '../session/startSessionIfNeeded.ts';
import { useSessionMark } from '../session/useSessionMark.ts';

/** Whether the dashboard shows accounts. Visitors do not load the session's code. */
export function useTraderSession(): 'visitor' | 'restoring' | 'signedIn' {
  const { status } = sessionFlow.useView();
  const [isWanted, setIsWanted] = useState(false);
  useSessionMark(status);
  useLayoutEffect(() => {
    // A scenario of the embedded backend that is about to start may sign somebody in.
    const isStarting = !import.meta.env.VITE_SUPABASE_URL && readTabScenario().isNew;
    if (!needsSession() && !isStarting) return;
    setIsWanted(true);
    sessionFlow.preload();
  }, []);
  if (status === 'signedIn' || status === 'recovering' || status === 'signingOut') return 'signedIn';
  return isWanted && status === 'restoring' ? 'restoring' : 'visitor';
}
