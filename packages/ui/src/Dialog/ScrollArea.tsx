import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { body } from './overlay.css.ts';

/** The scrollable content. It is a tab stop only while it can scroll. */
export function ScrollArea({ label, children }: { label: string; children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  const [isScrolling, setIsScrolling] = useState(false);
  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    const measure = () => setIsScrolling(element.scrollHeight > element.clientHeight);
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined; // jsdom has none
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={area} className={body} {...(isScrolling && { tabIndex: 0, role: 'group', 'aria-label': label })}>
      {children}
    </div>
  );
}
