import { useSyncExternalStore } from 'react';

const noChange = () => () => {};

/** False in the prerendered page and in the render that takes it over, true from then on: for what only the browser knows, such as the query. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
