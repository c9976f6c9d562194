/** How far the headline is: which word, how many of its characters, and in which direction it goes. */
export interface Typing {
  readonly wordIndex: number;
  readonly length: number;
  readonly isDeleting: boolean;
}

/** Milliseconds until the next step, by what the headline is doing (spec §4). */
export const typingMs = { typing: 100, deleting: 50, resting: 2000 } as const;

/** The first word, complete: what stands there before anything moves, and for good under reduced motion. */
export function firstWord(words: readonly string[]): Typing {
  return { wordIndex: 0, length: words[0]?.length ?? 0, isDeleting: false };
}

/** Whether characters come, go, or stand as a whole word. */
export function typingPhase(words: readonly string[], { wordIndex, length, isDeleting }: Typing): keyof typeof typingMs {
  if (isDeleting) return 'deleting';
  return length < (words[wordIndex]?.length ?? 0) ? 'typing' : 'resting';
}

/** The step after this one, due after `typingMs` of the present phase. */
export function nextTyping(words: readonly string[], now: Typing): Typing {
  const phase = typingPhase(words, now);
  if (phase === 'typing') return { ...now, length: now.length + 1 };
  if (phase === 'resting') return { ...now, length: Math.max(now.length - 1, 0), isDeleting: true };
  if (now.length > 1) return { ...now, length: now.length - 1 };
  return { wordIndex: (now.wordIndex + 1) % Math.max(words.length, 1), length: 0, isDeleting: false };
}

/** The characters on show. */
export function typedText(words: readonly string[], { wordIndex, length }: Typing): string {
  return (words[wordIndex] ?? '').slice(0, length);
}
