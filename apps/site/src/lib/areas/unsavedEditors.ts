import { useEffect, useSyncExternalStore } from 'react';

/** `waiting`: can be saved; `busy`: is being saved or read; `stuck`: only a person can go on, after a refusal or a conflict. */
export type UnsavedState = 'waiting' | 'busy' | 'stuck';

/** An open editor with changes that the database does not hold. */
interface UnsavedEditor {
  readonly state: UnsavedState;
  readonly save: () => void;
}

// Several, because the page of an article has an editor for each language.
let editors: readonly UnsavedEditor[] = [];
const listeners = new Set<() => void>();

function replace(next: readonly UnsavedEditor[]) {
  editors = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The editors whose changes would be lost if the page were left now. */
export const readUnsavedEditors = (): readonly UnsavedEditor[] => editors;

/** `readUnsavedEditors`, following its changes. */
export const useUnsavedEditors = () => useSyncExternalStore(subscribe, readUnsavedEditors);

/**
 * Reports an editor's unsaved changes, so that its page is not left without them (LeaveGuard).
 * @param state `null` when everything is saved
 * @param save must keep its identity
 */
export function useReportUnsaved(state: UnsavedState | null, save: () => void): void {
  useEffect(() => {
    if (state === null) return undefined;
    const editor = { state, save };
    replace([...editors, editor]);
    return () => replace(editors.filter((one) => one !== editor));
  }, [state, save]);
}
