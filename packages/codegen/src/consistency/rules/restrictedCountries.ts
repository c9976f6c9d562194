import type { Finding } from '../../finding.ts';
import type { Rule } from '../Rule.ts';
import { conflictFinding, locateText } from '../SourceText.ts';

/** The restricted countries shown before payment equal those that the database refuses. */
export const restrictedCountries: Rule = {
  name: 'restricted-countries',
  summary: 'restrictedCountries.yaml and the rows of restricted_countries are the same countries',
  find: ({ site, yaml, migrations, rows }) => {
    const source = yaml('site/restrictedCountries');
    const said = site.restrictedCountries;
    const kept = rows('restricted_countries');
    if (source === undefined || said === undefined || kept.length === 0) return [];
    const nameOf = (code: unknown) => kept.find((row) => row['code'] === code)?.['name'];
    return [
      ...said.flatMap(({ code, name }, index) =>
        nameOf(code) === name
          ? []
          : [
              conflictFinding(
                source.finding([index, 'code'], ''),
                `${code} is ${name}`,
                locateText(migrations, `('${code}'`, 'into public.restricted_countries'),
                show(nameOf(code) ?? 'nothing of it'),
              ),
            ],
      ),
      ...kept
        .filter((row) => !said.some(({ code }) => code === row['code']))
        .map((row): Finding => ({
          ...locateText(migrations, `('${show(row['code'])}'`),
          message: `Nothing is sold to ${show(row['name'])}, and ${source.file} does not say so. Add it there, or remove the row.`,
        })),
    ];
  },
};

const show = (value: unknown): string => (typeof value === 'string' ? value : '');
