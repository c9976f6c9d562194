import { describe, expect, it } from 'vitest';
import { DELETE_MS, firstWord, nextTyping, PAUSE_MS, TYPE_MS, typedText, type Typing } from './typing.ts';

const words = ['Ab', 'Xyz'];

function walk(steps: number) {
  const seen: [text: string, afterMs: number][] = [];
  let typing: Typing = firstWord(words);
  for (let step = 0; step < steps; step += 1) {
    const next = nextTyping(words, typing);
    typing = next.typing;
    seen.push([typedText(words, typing), next.afterMs]);
  }
  return seen;
}

describe('typing headline', () => {
  it('begins with the first word complete', () => expect(typedText(words, firstWord(words))).toBe('Ab'));

  it('pauses 2 s on a whole word, deletes at 50 ms, types at 100 ms and comes round to the first word', () => {
    expect(PAUSE_MS).toBe(2_000);
    expect(DELETE_MS).toBe(50);
    expect(TYPE_MS).toBe(100);
    expect(walk(11)).toEqual([
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
    expect(typedText([], nextTyping([], firstWord([])).typing)).toBe('');
  });
});
