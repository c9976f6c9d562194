import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import * as css from './Tabs.css.ts';

interface TabPanelProps {
  id: string;
  labelledBy: string;
  children: ReactNode;
}

const FOCUSABLE = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, iframe, [tabindex="0"]';

/** The selected tab's view: it is a tab stop only if it contains nothing focusable. */
export function TabPanel({ id, labelledBy, children }: TabPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [isStop, setIsStop] = useState(true);
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    const look = () => setIsStop(element.querySelector(FOCUSABLE) === null);
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
