import { useSyncExternalStore } from 'react';

const noChange = () => () => {};

/**
 * False in the prerendered page and during hydration, true afterwards. Use it for values that only the browser knows, such as the
 * query string.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
