import { VisuallyHidden } from '@duneline/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** The id of the page's main element, to which the skip link and every navigation move the focus. */
export const MAIN_ID = 'main';

/**
 * On every change of route: the page starts at its top or at the address' anchor, the focus moves to its main part and its
 * title is announced (spec §2). The first page is left to the browser.
 */
export function RouteArrival() {
  const { pathname, hash, key } = useLocation();
  const [title, setTitle] = useState('');
  const seen = useRef<{ key: string; pathname: string } | null>(null);

  useEffect(() => {
    const before = seen.current;
    seen.current = { key, pathname };
    if (!before || before.key === key) return;
    const anchor = hash ? document.getElementById(idOf(hash)) : null;
    if (anchor) {
      anchor.scrollIntoView();
      focusQuietly(anchor);
    } else if (before.pathname !== pathname) {
      window.scrollTo(0, 0);
      focusQuietly(document.getElementById(MAIN_ID));
    }
    if (before.pathname !== pathname) setTitle(document.title);
  }, [pathname, hash, key]);

  return (
    <output>
      <VisuallyHidden>{title}</VisuallyHidden>
    </output>
  );
}

function idOf(hash: string): string {
  const text = hash.slice(1);
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a lone "%" in the address
  }
}

function focusQuietly(element: HTMLElement | null) {
  if (element && !element.matches('a[href], button, input, select, textarea, [tabindex]')) element.tabIndex = -1;
  element?.focus({ preventScroll: true });
}
