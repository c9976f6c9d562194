import type { Rule } from '../Rule.ts';
import { readTexts } from '../texts.ts';

/** Wordings that forbid all trading, although orders that were set before may fill. "No trading day has closed yet" is another matter. */
const TOO_WIDE = /\bno trading\b(?! (?:days?|capital)\b)|(?<!\p{L})لا تداول(?! بعد)/iu;

/** The news rule has one wording (spec §5: news rule). */
export const newsRule: Rule = {
  name: 'news-rule',
  summary: 'no text forbids all trading around news: positions are not opened or closed by hand, and orders set before may fill',
  find: (facts) =>
    readTexts(facts).flatMap(({ text, placeOf }) => {
      const found = TOO_WIDE.exec(text)?.[0];
      return found === undefined
        ? []
        : [{ ...placeOf(found), message: `The text says "${found}". Say that no position is opened or closed by hand.` }];
    }),
};
