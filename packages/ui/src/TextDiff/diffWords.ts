import { diffArrays } from 'diff';

/** A part of two texts: in both, only in the older one, or only in the newer one. */
export interface DiffPart {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** What differs between two texts, word by word; `locale` decides what a word is. */
export function diffWords(before: string, after: string, locale?: string): readonly DiffPart[] {
  const words = new Intl.Segmenter(locale, { granularity: 'word' });
  const segments = (text: string) => Array.from(words.segment(text), ({ segment }) => segment);
  return diffArrays(segments(before), segments(after)).map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }));
}
