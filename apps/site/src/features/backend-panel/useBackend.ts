import type { Backend } from '@duneline/mocks';
import { useCallback, useReducer, useSyncExternalStore } from 'react';

/** A backend's log, updated on changes. */
export function useLog(backend: Backend) {
  return useSyncExternalStore(backend.subscribeToLog, () => backend.log);
}

/** A backend's mails, updated on changes. */
export function useInbox(backend: Backend) {
  return useSyncExternalStore(backend.subscribe, () => backend.inbox);
}

/** A function that renders the component again, for changes without notification. */
export function useRerender(): () => void {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  return useCallback(() => redraw(), []);
}
