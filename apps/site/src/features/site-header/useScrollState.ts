import { scrollStateOf, type ScrollState } from '@duneline/machines';
import { useEffect } from 'react';

/** Reports the scroll state once per frame while the page scrolls, without rendering anything. */
export function useScrollState(onChange: (state: ScrollState) => void) {
  useEffect(() => {
    let frame = 0;
    const read = () => {
      frame = 0;
      onChange(scrollStateOf(document.documentElement));
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
