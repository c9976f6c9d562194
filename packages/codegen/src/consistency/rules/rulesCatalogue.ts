import type { Rule } from '../Rule.ts';
import { conflictFinding } from '../SourceText.ts';

/** Numbers that both rules.yaml and catalogue.yaml state are equal. */
export const rulesCatalogue: Rule = {
  name: 'rules-catalogue',
  summary: 'share, largest share and payout cycle in rules.yaml are those of the catalogue',
  find: ({ site: { catalogue, payouts }, yaml }) => {
    const [rules, own] = [yaml('site/rules'), yaml('site/catalogue')];
    const index = catalogue?.programs.findIndex(({ id }) => id === catalogue.defaultProgram) ?? -1;
    const program = catalogue?.programs[index];
    if (!rules || !own || !catalogue || !payouts || !program) return [];
    const shares = catalogue.programs.map(({ rewardSharePercent }) => rewardSharePercent.to);
    const largest = Math.max(...shares);
    const compared = [
      ['sharePercent.from', payouts.sharePercent.from, program.rewardSharePercent.from, [index, 'rewardShare', 'from']],
      ['sharePercent.to', payouts.sharePercent.to, program.rewardSharePercent.to, [index, 'rewardShare', 'to']],
      ['maxSharePercent', payouts.maxSharePercent, largest, [shares.indexOf(largest), 'rewardShare', 'to']],
      ['cycleDays', payouts.cycleDays, program.rewardCycleDays, [index, 'rewardCycleDays']],
    ] as const;
    return compared.flatMap(([name, here, there, path]) =>
      here === there
        ? []
        : [
            conflictFinding(
              rules.finding(['payouts', ...name.split('.')], ''),
              `payouts.${name} is ${here}`,
              own.finding(['programs', ...path], ''),
              String(there),
            ),
          ],
    );
  },
};
