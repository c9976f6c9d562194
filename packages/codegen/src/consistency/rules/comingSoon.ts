import type { Rule } from '../Rule.ts';
import { readTexts } from '../texts.ts';

/** A sentence promises a sale or a reward. */
const PROMISE = /bonus|refund|\bbuy\b|start now|order it/i;
/** … unless it says that it does not, or not yet. */
const DENIAL = /\b(?:no|not|cannot|once|planned|coming soon)\b/i;

/** A program that cannot be bought promises nothing (spec §2: Instant). */
export const comingSoon: Rule = {
  name: 'coming-soon',
  summary: 'no sentence promises a sale, a refund or a bonus of a program that is not available',
  find: (facts) => {
    const names = (facts.site.catalogue?.programs ?? []).filter(({ isAvailable }) => !isAvailable).map(({ name }) => name);
    const sold = (facts.site.catalogue?.programs ?? []).filter(({ isAvailable }) => isAvailable).map(({ name }) => name);
    return readTexts(facts).flatMap(({ text, placeOf }) =>
      text
        .split(/(?<=[.!?;:])\s|\n/)
        // A sentence that also names a program on sale is read as being about that one.
        .filter((sentence) => names.some((name) => new RegExp(`\\b${name}\\b`).test(sentence)))
        .filter((sentence) => !sold.some((name) => sentence.includes(name)))
        .filter((sentence) => PROMISE.test(sentence) && !DENIAL.test(sentence))
        .map((sentence) => ({
          ...placeOf(sentence),
          message: `The text says "${sentence}" of a program that is not sold. Say that it is coming soon, or leave it out.`,
        })),
    );
  },
};
