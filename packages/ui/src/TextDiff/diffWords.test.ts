import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffWords } from './diffWords.ts';

describe('diffWords', () => {
  it('finds the words that were exchanged, and keeps the rest', () => {
    expect(diffWords('Pass in 30 days.', 'Pass in 60 days.')).toEqual([
      { kind: 'same', text: 'Pass in ' },
      { kind: 'removed', text: '30' },
      { kind: 'added', text: '60' },
      { kind: 'same', text: ' days.' },
    ]);
  });

  it('finds no difference between a text and itself', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(diffWords(text, text).filter(({ kind }) => kind !== 'same')).toEqual([]);
      }),
    );
  });

  it('loses nothing: what is not added is the older text, what is not removed the newer one', () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 20 }), fc.lorem({ maxCount: 20 }), (before, after) => {
        const parts = diffWords(before, after);
        const without = (kind: string) =>
          parts
            .filter((part) => part.kind !== kind)
            .map(({ text }) => text)
            .join('');
        expect(without('added')).toBe(before);
        expect(without('removed')).toBe(after);
      }),
    );
  });

  it('knows words of a language that has no spaces', () => {
    expect(diffWords('これは犬です', 'これは猫です', 'ja').filter(({ kind }) => kind !== 'same')).toEqual([
      { kind: 'removed', text: '犬' },
      { kind: 'added', text: '猫' },
    ]);
  });
});
