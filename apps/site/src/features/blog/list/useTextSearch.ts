import { useEffect, useState } from 'react';
import { wordsOf } from './listView.ts';

interface TextSearch {
  readonly words: string;
  readonly status: 'searching' | 'found' | 'failed';
  readonly slugs: readonly string[];
}

const NONE: readonly string[] = [];
/** How long to wait for further keystrokes, in milliseconds. */
const PAUSE_MS = 250;

/** Searches the articles' texts in the backend, because the page does not have them; empty until it has responded. */
export function useTextSearch(words: string) {
  const [search, setSearch] = useState<TextSearch | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (wordsOf(words).length === 0) return setSearch(null);
    let isLeft = false;
    const tell = (status: TextSearch['status'], slugs = NONE) => isLeft || setSearch({ words, status, slugs });
    tell('searching');
    const timer = setTimeout(async () => {
      try {
        const { searchTexts } = await import('./searchTexts.ts');
        tell('found', await searchTexts(words));
      } catch (error) {
        console.warn('The texts of the articles could not be searched.', error);
        tell('failed');
      }
    }, PAUSE_MS);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [words, attempt]);
  const current = search?.words === words ? search : null;
  return { status: current?.status, slugs: current?.slugs ?? NONE, retry: () => setAttempt((count) => count + 1) };
}
