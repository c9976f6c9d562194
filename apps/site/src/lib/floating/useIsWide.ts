import { breakpoints } from '@duneline/ui';
import { useSyncExternalStore } from 'react';

/** The media query for windows that have space for several floating elements (md and wider). */
export const wideWindow = () => window.matchMedia(`(min-width: ${breakpoints.md}px)`);

/** Whether the window is md or wider; true before hydration. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => wideWindow().matches,
    () => true,
  );
}

function subscribe(listener: () => void) {
  const wide = wideWindow();
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}
