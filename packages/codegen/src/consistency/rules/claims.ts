import type { Rule } from '../Rule.ts';
import { conflictFinding } from '../SourceText.ts';

/** Claims with the same source and scope have the same value. (compileSite checks for duplicate subjects.) */
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
                conflictFinding(
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
