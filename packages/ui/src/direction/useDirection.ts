import { useContext, useSyncExternalStore } from 'react';
import { KitContext } from '../KitProvider/kitContext.ts';

/** The reading direction of the page, where overlays live: the `KitProvider`'s, or else that of `<html dir>`. */
export function useDirection(): 'ltr' | 'rtl' {
  const { direction } = useContext(KitContext);
  const ofPage = useSyncExternalStore<'ltr' | 'rtl'>(watchRoot, rootDirection, () => 'ltr');
  return direction ?? ofPage;
}

function rootDirection() {
  return document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
}

function watchRoot(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}
