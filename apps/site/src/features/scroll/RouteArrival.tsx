import { VisuallyHidden } from '@duneline/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { pageTitleOf } from '../../lib/head/documentTitle.ts';

/** Id of the page's main element, which the skip link and every navigation focus. */
export const MAIN_ID = 'main';

/**
 * After every navigation: scrolls to the top or to the fragment, focuses the main element and announces the title (spec §2). The
 * browser handles the first page.
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
    if (before.pathname !== pathname) setTitle(pageTitleOf(document.title));
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
    return text; // a single "%" in the URL
  }
}

function focusQuietly(element: HTMLElement | null) {
  if (element && !element.matches('a[href], button, input, select, textarea, [tabindex]')) element.tabIndex = -1;
  element?.focus({ preventScroll: true });
}
