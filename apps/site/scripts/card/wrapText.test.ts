import { describe, expect, it } from 'vitest';
import { wrapText } from './wrapText.ts';

const byLetters = (text: string) => text.length;

describe('wrapText', () => {
  it('fills each line as far as it goes', () => {
    expect(wrapText('One step to a funded account', 14, byLetters)).toEqual(['One step to a', 'funded account']);
  });

  it('gives a word that is too long a line of its own', () => {
    expect(wrapText('an uncopyrightable rule', 8, byLetters)).toEqual(['an', 'uncopyrightable', 'rule']);
  });

  it('has no line for no words', () => {
    expect(wrapText('  ', 8, byLetters)).toEqual([]);
  });
});
