/** Milliseconds of the typing headline (spec §4). */
export const TYPE_MS = 100;
export const DELETE_MS = 50;
export const PAUSE_MS = 2_000;

/** How far the headline is: which word, how many of its characters, and in which direction it goes. */
export interface Typing {
  readonly wordIndex: number;
  readonly length: number;
  readonly isDeleting: boolean;
}

/** The first word, complete: what stands there before anything moves, and for good under reduced motion. */
export function firstWord(words: readonly string[]): Typing {
  return { wordIndex: 0, length: words[0]?.length ?? 0, isDeleting: false };
}

/** The step after this one, and how many milliseconds until it is due. */
export function nextTyping(words: readonly string[], now: Typing): { readonly typing: Typing; readonly afterMs: number } {
  const word = words[now.wordIndex] ?? '';
  if (now.isDeleting) {
    const left = now.length - 1;
    if (left > 0) return { typing: { ...now, length: left }, afterMs: DELETE_MS };
    const wordIndex = (now.wordIndex + 1) % Math.max(words.length, 1);
    return { typing: { wordIndex, length: 0, isDeleting: false }, afterMs: DELETE_MS };
  }
  if (now.length < word.length) return { typing: { ...now, length: now.length + 1 }, afterMs: TYPE_MS };
  return { typing: { ...now, length: Math.max(word.length - 1, 0), isDeleting: true }, afterMs: PAUSE_MS };
}

/** The characters on show. */
export function typedText(words: readonly string[], { wordIndex, length }: Typing): string {
  return (words[wordIndex] ?? '').slice(0, length);
}
