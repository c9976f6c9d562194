import type { Rule } from '../Rule.ts';
import { readTexts } from '../texts.ts';

/** British spellings and what the screens say instead; a pattern matches the start of a word. */
const spellings: readonly (readonly [pattern: RegExp, american: string])[] = [
  [/\bcentre/i, 'center'],
  [/\bprogramme(?!r|d)/i, 'program'],
  [/\bcolour/i, 'color'],
  [/\bbehaviour/i, 'behavior'],
  [/\bfavour/i, 'favor'],
  [/\bcancelled\b/i, 'canceled'],
  [/\blabelled\b/i, 'labeled'],
  [/\borganis/i, 'organiz…'],
  [/\bitemis/i, 'itemiz…'],
  [/\brecognis/i, 'recogniz…'],
  [/\bcustomis/i, 'customiz…'],
  [/\bcatalogue/i, 'catalog'],
  [/\blicence\b/i, 'license'],
  [/\bwhilst\b/i, 'while'],
  [/\b(?:to|after|up|down|for|back)wards\b/i, 'toward, afterward, …'],
  [/\benrol(?!l)/i, 'enroll'],
  [/\banalyse/i, 'analyze'],
  [/\bgrey/i, 'gray'],
  [/\bjudgement/i, 'judgment'],
];

/** Texts on screens use American spelling (spec §1: spelling). */
export const americanSpelling: Rule = {
  name: 'american-spelling',
  summary: 'texts on screens use American spelling',
  find: (facts) =>
    readTexts(facts, ['site/affiliate', 'site/privacy', 'site/errors', 'site/claims']).flatMap(({ text, placeOf }) =>
      spellings.flatMap(([pattern, american]) => {
        const found = pattern.exec(text)?.[0];
        return found === undefined
          ? []
          : [{ ...placeOf(found), message: `The text says "${found}". Write "${american}", the American spelling.` }];
      }),
    ),
};
