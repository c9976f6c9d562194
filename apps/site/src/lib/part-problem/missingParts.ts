import { useSyncExternalStore } from 'react';

let isMissing = false;
const listeners = new Set<() => void>();

/** Notes that the script of a part did not come, and that the part stands as it was prerendered. */
export function reportMissingPart() {
  isMissing = true;
  for (const listener of listeners) listener();
}

/** Whether there is such a part on this page. */
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
