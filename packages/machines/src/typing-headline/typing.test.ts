import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstWord, nextTyping, typedText, typingMs, typingPhase } from './typing.ts';
import type { Typing } from './typing.ts';

/** The visible texts and their durations, from the first word. */
function walk(words: readonly string[], steps: number) {
  let typing: Typing = firstWord(words);
  return Array.from({ length: steps }, () => {
    const afterMs = typingMs[typingPhase(words, typing)];
    typing = nextTyping(words, typing);
    return [typedText(words, typing), afterMs];
  });
}

describe('typing headline', () => {
  const words = ['Ab', 'Xyz'];

  it('begins with the first word complete', () => expect(typedText(words, firstWord(words))).toBe('Ab'));

  it('pauses 2 s on a whole word, deletes at 50 ms, types at 100 ms and comes round to the first word', () => {
    expect(walk(words, 11)).toEqual([
      ['A', 2_000],
      ['', 50],
      ['X', 100],
      ['Xy', 100],
      ['Xyz', 100],
      ['Xy', 2_000],
      ['X', 50],
      ['', 50],
      ['A', 100],
      ['Ab', 100],
      ['A', 2_000],
    ]);
  });

  it('shows nothing, and does not fail, without words', () => {
    expect(typedText([], nextTyping([], firstWord([])))).toBe('');
  });

  it('shows each whole word in turn, and only beginnings of words in between', () => {
    const some = fc.array(fc.string({ minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(some, (any) => {
        let typing = firstWord(any);
        const whole: number[] = [];
        for (let step = 0; whole.length < 2 * any.length; step += 1) {
          expect(step).toBeLessThan(200);
          if (typingPhase(any, typing) === 'resting') whole.push(typing.wordIndex);
          typing = nextTyping(any, typing);
          expect(any.some((word) => word.startsWith(typedText(any, typing)))).toBe(true);
        }
        expect(whole).toEqual(whole.map((_, turn) => turn % any.length));
      }),
    );
  });
});
