import type { Rule } from '../Rule.ts';
import { conflictFinding } from '../SourceText.ts';
import { readTexts } from '../texts.ts';

const methods = [
  ['trailing', /\btrail(?:s|ing)\b/i],
  ['static', /\bstatic\b/i],
] as const;

/**
 * Texts name the drawdown type (trailing or static) that the catalogue has for the program. A sentence that names no program is
 * checked against the programs of its paragraph.
 */
export const drawdownMethod: Rule = {
  name: 'drawdown-method',
  summary: 'a program whose drawdown a text calls trailing or static has that drawdown in catalogue.yaml',
  find: (facts) => {
    const own = facts.yaml('site/catalogue');
    const programs = (facts.site.catalogue?.programs ?? []).map((program, index) => ({ ...program, index }));
    if (own === undefined) return [];
    return readTexts(facts).flatMap(({ text, placeOf }) =>
      text.split('\n').flatMap((paragraph) =>
        paragraph.split(/(?<=[.!?])\s/).flatMap((sentence) => {
          const [said, ...others] = methods.filter(([, pattern]) => pattern.test(sentence));
          if (said === undefined || others.length > 0) return [];
          const named = programs.filter(({ name }) => sentence.includes(name));
          const meant = named.length > 0 ? named : programs.filter(({ name }) => paragraph.includes(name));
          return meant
            .filter(({ drawdownType }) => drawdownType !== said[0])
            .map(({ name, index, drawdownType }) => {
              const there = own.finding(['programs', index, 'drawdownType'], '');
              return conflictFinding(placeOf(sentence), `The drawdown of ${name} is called ${said[0]}`, there, drawdownType);
            });
        }),
      ),
    );
  },
};
