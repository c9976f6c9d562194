import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/**
 * Scrolls to the ranking when the reader has gone to another page of it, whose links are below the rows. Going back restores the
 * position by itself.
 * @param isShown whether the page's rows are there
 */
export function useScrollToNewPage(page: number, isShown: boolean) {
  const shown = useRef(page);
  const isPushed = useNavigationType() === NavigationType.Push;
  useEffect(() => {
    if (!isShown || shown.current === page) return;
    shown.current = page;
    if (isPushed) document.getElementById('ranking')?.scrollIntoView();
  }, [page, isShown, isPushed]);
}
