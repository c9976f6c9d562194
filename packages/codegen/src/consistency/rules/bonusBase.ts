import type { Rule } from '../Rule.ts';
import { readTexts } from '../texts.ts';

/** Wordings that take the winner's bonus from the profit made instead of the profit target. */
const OTHER_BASE = /bonus of [^.]*(?:evaluation )?profit(?! target)\b/i;

/** The winner's bonus is a percentage of the profit target (spec §9: winner's bonus). */
export const bonusBase: Rule = {
  name: 'bonus-base',
  summary: 'every text takes the winner’s bonus from the profit target',
  find: (facts) =>
    readTexts(facts).flatMap(({ text, placeOf }) => {
      const found = OTHER_BASE.exec(text)?.[0];
      return found === undefined || /profit target/i.test(found)
        ? []
        : [{ ...placeOf(found), message: `The text says "${found}". The bonus is a percentage of the profit target.` }];
    }),
};
