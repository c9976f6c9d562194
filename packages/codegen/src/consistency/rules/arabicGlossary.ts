import type { Rule } from '../Rule.ts';
import { readArabicTexts } from '../texts.ts';

interface Entry {
  readonly concept: string;
  readonly word: string;
  readonly not: readonly string[];
}

/** Without the marks of vowels, which may be written or left out, and the strokes that lengthen a word. */
const bare = (text: string): string => text.replaceAll(/[\u0640\u064B-\u0652\u0670]/g, '');

/** A word after the letters that are written as part of it; ل and ال together are لل. */
function patternOf(word: string): RegExp {
  const merged = word.startsWith('ال') ? `|لل${word.slice(2)}` : '';
  return new RegExp(`(?<!\\p{L})[وف]?(?:[بكل]?${word}${merged})`, 'u');
}

/** Arabic texts have one word for each concept: that of the glossary. */
export const arabicGlossary: Rule = {
  name: 'arabic-glossary',
  summary: 'Arabic texts have one word for each concept, that of site/messages/ar.glossary.yaml',
  find(facts) {
    const entries = (facts.yaml('site/messages/ar.glossary')?.value ?? []) as readonly Entry[];
    const avoided = entries.flatMap(({ concept, word, not }) =>
      not.map((other) => ({ concept, word, other, pattern: patternOf(bare(other)) })),
    );
    return readArabicTexts(facts).flatMap(({ text, placeOf }) => {
      const said = bare(text);
      return avoided
        .filter(({ pattern }) => pattern.test(said))
        .map(({ concept, word, other }) => ({
          ...placeOf(other),
          message: `The text says "${other}". The word for "${concept}" is "${word}".`,
        }));
    });
  },
};
