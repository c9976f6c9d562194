import { firstWord, nextTyping, typedText, typingMs, typingPhase } from '@duneline/machines';
import { useEffect, useState } from 'react';

/** The characters of the typing headline, by the steps of `typingHeadlineMachine`; they stand still while `isPlaying` is false. */
export function useTyping(words: readonly string[], isPlaying: boolean): string {
  const [typing, setTyping] = useState(() => firstWord(words));
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => setTyping(nextTyping(words, typing)), typingMs[typingPhase(words, typing)]);
    return () => clearTimeout(timer);
  }, [words, typing, isPlaying]);
  return typedText(words, typing);
}
