import { useEffect, useState } from 'react';
import { sessionFlow } from '../session/sessionFlow.ts';
import { needsSession } from '../session/startSessionIfNeeded.ts';

/** Whether the dashboard shows accounts. Visitors do not load the session's code. */
export function useTraderSession(): 'visitor' | 'restoring' | 'signedIn' {
  const { status } = sessionFlow.useView();
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    if (!needsSession()) return;
    setIsWanted(true);
    sessionFlow.preload();
  }, []);
  if (status === 'signedIn' || status === 'recovering' || status === 'signingOut') return 'signedIn';
  return isWanted && status === 'restoring' ? 'restoring' : 'visitor';
}
