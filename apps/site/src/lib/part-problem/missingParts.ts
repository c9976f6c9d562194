import { useSyncExternalStore } from 'react';

let isMissing = false;
const listeners = new Set<() => void>();

/** Records that the script of a prerendered part failed to load. */
export function reportMissingPart() {
  isMissing = true;
  for (const listener of listeners) listener();
}

/** Whether a prerendered part of this page has no script. */
export function useIsPartMissing(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isMissing,
    () => false,
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
