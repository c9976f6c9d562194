import { useSyncExternalStore } from 'react';

/** The reading direction of the page, where overlays live: React Aria takes it from the browser's language, which may be another. */
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
