/** The state of the headline: word, number of visible characters, and direction. */
export interface Typing {
  readonly wordIndex: number;
  readonly length: number;
  readonly isDeleting: boolean;
}

/** Milliseconds until the next step, by phase (spec §4). */
export const typingMs = { typing: 100, deleting: 50, resting: 2000 } as const;

/** The first complete word: the initial text, and the only one with reduced motion. */
export function firstWord(words: readonly string[]): Typing {
  return { wordIndex: 0, length: words[0]?.length ?? 0, isDeleting: false };
}

/** Whether characters are being added, removed, or the word is complete. */
export function typingPhase(words: readonly string[], { wordIndex, length, isDeleting }: Typing): keyof typeof typingMs {
  if (isDeleting) return 'deleting';
  return length < (words[wordIndex]?.length ?? 0) ? 'typing' : 'resting';
}

/** The next step, after `typingMs` of the current phase. */
export function nextTyping(words: readonly string[], now: Typing): Typing {
  const phase = typingPhase(words, now);
  if (phase === 'typing') return { ...now, length: now.length + 1 };
  if (phase === 'resting') return { ...now, length: Math.max(now.length - 1, 0), isDeleting: true };
  if (now.length > 1) return { ...now, length: now.length - 1 };
  return { wordIndex: (now.wordIndex + 1) % Math.max(words.length, 1), length: 0, isDeleting: false };
}

/** The visible characters. */
export function typedText(words: readonly string[], { wordIndex, length }: Typing): string {
  return (words[wordIndex] ?? '').slice(0, length);
}
