import { useEffect, useMemo, useState } from 'react';
import { typingFrames, type TypingPace } from './typingFrames.ts';

/** The current text of the line; it does not change while `isPlaying` is false. */
export function useTypedText(words: readonly string[], pace: TypingPace, isPlaying: boolean): string | undefined {
  const frames = useMemo(() => typingFrames(words, pace), [words, pace]);
  const [turn, setTurn] = useState(words[0]?.length ?? 0);
  const [text, ms] = frames[turn % frames.length] ?? [];
  useEffect(() => {
    if (!isPlaying || !ms) return undefined;
    const timer = setTimeout(setTurn, ms, turn + 1);
    return () => clearTimeout(timer);
  }, [isPlaying, ms, turn]);
  return text;
}
