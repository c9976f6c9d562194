import { resolvePath } from '../../site/references.ts';
import type { Rule } from '../Rule.ts';
import { conflictFinding } from '../SourceText.ts';

/** The current rules equal the rulebook's newest version, so that every rule change adds a version. */
export const rulebook: Rule = {
  name: 'rulebook',
  summary: 'the versions of rulebook.yaml, replayed to the newest, give the figures of rules.yaml and catalogue.yaml',
  find: ({ site, yaml }) => {
    const source = yaml('site/rulebook');
    const book = site.rulebook;
    if (source === undefined || book === undefined) return [];
    return book.rules.flatMap(({ id, fact }, index) => {
      const last = book.versions.findLastIndex(({ values }) => Object.hasOwn(values, id));
      const written = book.versions[last]?.values[id];
      const stands = resolvePath(site, fact.split('.'));
      const [file, ...path] = fact.split('.');
      if (stands === undefined)
        return [source.finding(['rules', index, 'fact'], `${fact} names nothing. Correct the path into the facts.`)];
      if (JSON.stringify(stands) === JSON.stringify(written)) return [];
      return [
        conflictFinding(
          source.finding(['versions', last, 'values', id], ''),
          `${id} is ${show(written)} in the newest version`,
          (yaml(`site/${file === 'catalogue' ? 'catalogue' : 'rules'}`) ?? source).finding([], ''),
          `${path.join('.')} ${show(stands)}`,
          'Add a version with its date, or correct the figure.',
        ),
      ];
    });
  },
};

const show = (value: unknown): string => JSON.stringify(value) ?? 'nothing';
