import { useSyncExternalStore } from 'react';

/** The reading direction of the page, where overlays live. */
export function useDirection(): 'ltr' | 'rtl' {
  return useSyncExternalStore(watchRoot, rootDirection, () => 'ltr');
}

function rootDirection() {
  return document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
}

function watchRoot(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}
