import { useRef, type ReactNode } from 'react';
import { useCanScroll } from '../element/useCanScroll.ts';
import { body } from './overlay.css.ts';

/** The scrollable content. It is a tab stop only while it can scroll. */
export function ScrollArea({ label, children }: { label: string; children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  const canScroll = useCanScroll(area);
  return (
    <div ref={area} className={body} {...(canScroll && { tabIndex: 0, role: 'group', 'aria-label': label })}>
      {children}
    </div>
  );
}
