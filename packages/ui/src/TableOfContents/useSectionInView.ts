import { useEffect, useState } from 'react';

/** How much of the window's height, from its top, a heading has to reach to be the one that is read. */
const READING_ZONE = 0.35;

/**
 * The id of the section that is being read: the last one whose heading has come into the upper third of the window, and the last of
 * all at the end of the page. None before the first heading, on the server and while hydrating.
 * @param ids of the headings, in the order of the page.
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
