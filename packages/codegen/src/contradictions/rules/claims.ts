import type { Rule } from '../Rule.ts';
import { contradiction } from '../SourceText.ts';

/** What one source counts in one scope has one value; compileSite sees to one figure for a subject in a section. */
export const claims: Rule = {
  name: 'claims',
  summary: 'two claims of the same scope and source have the same value',
  find: ({ site, yaml }) => {
    const source = yaml('site/claims');
    const list = Object.entries(site.claims ?? {});
    if (source === undefined) return [];
    return list.flatMap(([id, claim], index) =>
      list
        .slice(0, index)
        .flatMap(([otherId, other]) =>
          claim.scope === other.scope && claim.source === other.source && claim.value !== other.value
            ? [
                contradiction(
                  source.finding([id, 'value'], ''),
                  `${id} is ${claim.value} (${claim.scope})`,
                  source.finding([otherId, 'value'], ''),
                  `${other.value} of the same (${otherId})`,
                  'Correct one of the two, or say in `scope` what differs.',
                ),
              ]
            : [],
        ),
    );
  },
};
