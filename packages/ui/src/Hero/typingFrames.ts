/** Milliseconds to type and to delete a character, and to show a complete word. */
export interface TypingPace {
  readonly typing: number;
  readonly deleting: number;
  readonly resting: number;
}

/** The text of the line, and its duration in milliseconds. */
type TypingFrame = readonly [text: string, ms: number];

/**
 * One round of the animation: each word is typed character by character, shown, and deleted. The first word is complete at frame
 * `words[0].length`.
 */
export function typingFrames(words: readonly string[], { typing, deleting, resting }: TypingPace): readonly TypingFrame[] {
  return words.flatMap((word) => {
    const beginnings = (ms: number) => Array.from(word, (_, length): TypingFrame => [word.slice(0, length), ms]);
    return [...beginnings(typing), [word, resting] as const, ...beginnings(deleting).slice(1).toReversed()];
  });
}
