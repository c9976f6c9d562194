/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- the rows are grids, and Safari forgets what a table is when its parts are laid out as something else */
import type { Program } from '@duneline/specs/site';
import * as page from '@duneline/specs/messages/pricing-page';
import { ComparisonRow } from './ComparisonRow.tsx';
import * as css from './Comparison.css.ts';

export interface ComparisonProps {
  readonly program: Program;
  readonly chosenTierId: string;
  readonly onChoose: (tierId: string) => void;
}

/** All sizes of a program in a table; a row's button selects it in the selector above. */
export function Comparison({ program, chosenTierId, onChoose }: ComparisonProps) {
  const targets = program.phases.filter(({ rules }) => rules.profitTargetPercent !== null).length;
  const heads = [
    page.comparePrice,
    targets > 1 ? page.compareTargets : page.compareTarget,
    page.compareDailyLoss,
    page.compareMaximumLoss,
    page.compareBonus,
  ];
  return (
    <table role="table" className={css.table}>
      <thead role="rowgroup" className={css.head}>
        <tr role="row" className={css.row}>
          {[page.compareSize, ...heads, page.compareAction].map((head) => (
            <th key={head} role="columnheader" scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {program.tiers.map((tier) => (
          <ComparisonRow
            key={tier.id}
            tier={tier}
            rules={program.phases[0]?.rules}
            heads={heads}
            isChosen={tier.id === chosenTierId}
            onChoose={() => onChoose(tier.id)}
          />
        ))}
      </tbody>
    </table>
  );
}
