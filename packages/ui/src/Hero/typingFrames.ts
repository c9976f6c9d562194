/** Milliseconds that a character takes to come and to go, and that a whole word stands. */
export interface TypingPace {
  readonly typing: number;
  readonly deleting: number;
  readonly resting: number;
}

/** What stands on the line, and for how many milliseconds. */
type TypingFrame = readonly [text: string, ms: number];

/** One round of the line: each word comes character by character, stands whole, and goes. The first is whole at `words[0].length`. */
export function typingFrames(words: readonly string[], { typing, deleting, resting }: TypingPace): readonly TypingFrame[] {
  return words.flatMap((word) => {
    const beginnings = (ms: number) => Array.from(word, (_, length): TypingFrame => [word.slice(0, length), ms]);
    return [...beginnings(typing), [word, resting] as const, ...beginnings(deleting).slice(1).toReversed()];
  });
}
