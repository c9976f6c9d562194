import { printValue } from '../../emit/printValue.ts';
import type { Finding } from '../../finding.ts';
import type { SitePart } from '../part.ts';
import type { Rulebook } from '../shapes/rulebook.ts';
import { shapesOf } from '../shapes.ts';
import { findDuplicates } from './duplicates.ts';

/** `rulebook.yaml`: all versions of the trading rules. A consistency rule compares the newest version with the other files. */
export const rulebookPart: SitePart = {
  file: 'rulebook',
  compile: (source) => {
    const { rules, versions } = source.value as Rulebook;
    const ids = rules.map(({ id }) => id);
    const findings: Finding[] = [...findDuplicates(source, rules, ['rules'], 'id')];
    for (const [index, { from, values }] of versions.entries()) {
      const before = versions[index - 1];
      if (before && before.from >= from)
        findings.push(
          source.finding(['versions', index, 'from'], `This version begins before the one above it. Order them by date.`),
        );
      for (const id of Object.keys(values).filter((key) => !ids.includes(key)))
        findings.push(source.findingAtKey(['versions', index, 'values', id], `"${id}" is no rule of \`rules\`. Add it there.`));
    }
    const missing = ids.filter((id) => !Object.hasOwn(versions[0]?.values ?? {}, id));
    if (missing.length > 0)
      findings.push(
        source.finding(['versions', 0, 'values'], `The first version lacks ${missing.join(', ')}. State every rule.`),
      );
    return { facts: { rulebook: { rules, versions } }, findings };
  },
  print: ({ rulebook }) => ({
    'site/rulebook.gen.ts': `${shapesOf('rulebook')}export const rulebook: Rulebook = ${printValue(rulebook)};\n`,
  }),
};
