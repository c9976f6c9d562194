import { useEffect, useState } from 'react';

/** The share of the window's height, from the top, that a heading must reach to be current. */
const READING_ZONE = 0.35;

/**
 * The id of the current section: the last one whose heading is in the upper third of the window, or the last section at the
 * page's end. `undefined` before the first heading, on the server and during hydration.
 * @param ids of the headings, in the order of the page
 */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const [read, setRead] = useState<string>();
  const key = ids.join(' ');

  useEffect(() => {
    let frame = 0;
    const headings = key.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const look = () => {
      frame = 0;
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
      const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2;
      const passed = headings.filter((heading) => heading.getBoundingClientRect().top <= clientHeight * READING_ZONE);
      setRead((isAtEnd ? headings : passed).at(-1)?.id);
    };
    const later = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    addEventListener('scroll', later, { passive: true });
    addEventListener('resize', later);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', later);
      removeEventListener('resize', later);
    };
  }, [key]);

  return read;
}
