import type { Backend } from '@duneline/mocks';
import { useCallback, useReducer, useSyncExternalStore } from 'react';

/** The log of a backend, followed. */
export function useLog(backend: Backend) {
  return useSyncExternalStore(backend.subscribeToLog, () => backend.log);
}

/** The mails of a backend, followed. */
export function useInbox(backend: Backend) {
  return useSyncExternalStore(backend.subscribe, () => backend.inbox);
}

/** A function that draws the component again: after something that nobody announces. */
export function useRerender(): () => void {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  return useCallback(() => redraw(), []);
}
