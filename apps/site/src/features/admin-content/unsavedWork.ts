import { useEffect, useSyncExternalStore } from 'react';

/** `waiting`: can be saved; `busy`: is being saved or read; `stuck`: only a person can go on, after a refusal or a conflict. */
export type UnsavedState = 'waiting' | 'busy' | 'stuck';

/** What an open editor holds and the database does not. */
interface UnsavedWork {
  readonly state: UnsavedState;
  readonly save: () => void;
}

/** Of all open editors, because an article has two. */
let works: readonly UnsavedWork[] = [];
const listeners = new Set<() => void>();

function replace(next: readonly UnsavedWork[]) {
  works = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What would be lost if the page were left now. */
export const readUnsavedWorks = (): readonly UnsavedWork[] => works;

/** `readUnsavedWorks`, following its changes. */
export const useUnsavedWorks = () => useSyncExternalStore(subscribe, readUnsavedWorks);

/**
 * Reports an editor's unsaved changes, so that its page is not left without them (LeaveGuard).
 * @param state `null` when everything is saved
 * @param save must keep its identity
 */
export function useUnsavedWork(state: UnsavedState | null, save: () => void): void {
  useEffect(() => {
    if (state === null) return undefined;
    const work = { state, save };
    replace([...works, work]);
    return () => replace(works.filter((one) => one !== work));
  }, [state, save]);
}
