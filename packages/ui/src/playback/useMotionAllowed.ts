import { useSyncExternalStore } from 'react';

const CALM = '(prefers-reduced-motion: reduce)';

/** Whether animation is allowed. `false` in the prerendered page, where it could not be paused. */
export function useMotionAllowed(): boolean {
  return useSyncExternalStore(subscribe, isAllowed, () => false);
}

function isAllowed() {
  return typeof matchMedia === 'function' && !matchMedia(CALM).matches;
}

function subscribe(listener: () => void) {
  if (typeof matchMedia !== 'function') return () => {};
  const query = matchMedia(CALM);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
