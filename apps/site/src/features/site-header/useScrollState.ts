import { useEffect } from 'react';
import { scrollStateOf, type ScrollState } from './scrollState.ts';

/** Reports the scroll state once per frame while the page scrolls, without rendering anything. */
export function useScrollState(onChange: (state: ScrollState) => void) {
  useEffect(() => {
    let frame = 0;
    const read = () => {
      frame = 0;
      const { scrollHeight, clientHeight } = document.documentElement;
      onChange(scrollStateOf({ offset: window.scrollY, scrollHeight, clientHeight }));
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(read);
    };
    schedule();
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', schedule, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
    };
  }, [onChange]);
}
