import { useEffect, type RefObject } from 'react';

/** Warns in development about a button without text, label or title. */
export function useNameWarning(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (process.env.NODE_ENV === 'production' || !ref.current) return;
    const { textContent, title } = ref.current;
    const isNamed = [textContent, title, ...labels.map((name) => ref.current?.getAttribute(name))].some((text) => text?.trim());
    const isPictureNamed = ref.current.querySelector('img[alt]:not([alt=""]), svg[aria-label]');
    if (!isNamed && !isPictureNamed) console.warn('A button has no name. Give it words, or an aria-label.', ref.current);
  }, [ref]);
}

const labels = ['aria-label', 'aria-labelledby'];
