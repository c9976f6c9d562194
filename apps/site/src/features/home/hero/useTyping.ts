import { useEffect, useState } from 'react';
import { firstWord, nextTyping, typedText } from './typing.ts';

/** The characters of the typing headline; they stand still while `isPlaying` is false. */
export function useTyping(words: readonly string[], isPlaying: boolean): string {
  const [typing, setTyping] = useState(() => firstWord(words));
  useEffect(() => {
    if (!isPlaying) return undefined;
    const next = nextTyping(words, typing);
    const timer = setTimeout(() => setTyping(next.typing), next.afterMs);
    return () => clearTimeout(timer);
  }, [words, typing, isPlaying]);
  return typedText(words, typing);
}
