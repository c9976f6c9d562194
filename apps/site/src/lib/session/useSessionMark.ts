import type { SessionView } from '@duneline/machines';
import { useLayoutEffect } from 'react';
import { mayHaveSession } from './sessionFlow.ts';

/** Removes the mark of STORED_SESSION_SCRIPT once the session has been read, or if there is none to read. */
export function useSessionMark(status: SessionView['status']): void {
  useLayoutEffect(() => {
    if (status !== 'restoring' || !mayHaveSession()) delete document.documentElement.dataset.session;
  }, [status]);
}
