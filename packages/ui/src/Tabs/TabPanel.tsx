import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { tabStops } from '../element/tabStops.ts';
import * as css from './Tabs.css.ts';

interface TabPanelProps {
  id: string;
  labelledBy: string;
  children: ReactNode;
}

/** The selected tab's view: it is a tab stop only if it contains none. */
export function TabPanel({ id, labelledBy, children }: TabPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [isStop, setIsStop] = useState(true);
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    const look = () => setIsStop(tabStops(element).length === 0);
    look();
    const observer = new MutationObserver(look);
    observer.observe(element, { childList: true, subtree: true, attributeFilter: ['disabled', 'href', 'tabindex'] });
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={panel} role="tabpanel" id={id} aria-labelledby={labelledBy} tabIndex={isStop ? 0 : undefined} className={css.panel}>
      {children}
    </div>
  );
}
