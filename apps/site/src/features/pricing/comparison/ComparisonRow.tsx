/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- the rows are grids, and Safari forgets what a table is when its parts are laid out as something else */
import type { PhaseRules, Tier } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/pricing';
import * as page from '@duneline/specs/messages/pricing-page';
import { VisuallyHidden } from '@duneline/ui';
import { formatMoney, formatMoneyShort } from '../../../lib/format/formatMoney.ts';
import { formatPercent } from '../../../lib/format/formatPercent.ts';
import * as css from './Comparison.css.ts';

export interface ComparisonRowProps {
  readonly tier: Tier;
  /** The first phase's rules. */
  readonly rules: PhaseRules | undefined;
  /** Labels of the figures, for narrow screens. */
  readonly heads: readonly string[];
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** A size with its price, its limits in dollars and percent, and the payment for passing. */
export function ComparisonRow({ tier, rules, heads, isChosen, onChoose }: ComparisonRowProps) {
  const { sizeCents, priceCents, winnersBonusCents } = tier;
  const share = (percent: number | null | undefined) =>
    percent == null
      ? t.ruleTargetNone
      : t.amountAndPercent({ amount: formatMoney((sizeCents * percent) / 100), percent: formatPercent(percent) });
  const figures = [
    formatMoney(priceCents),
    share(rules?.profitTargetPercent),
    share(rules?.dailyLossPercent),
    share(rules?.maxDrawdownPercent),
    formatMoney(winnersBonusCents),
  ];
  return (
    <tr role="row" className={css.row} data-chosen={isChosen || undefined}>
      <th role="rowheader" scope="row" className={css.size}>
        {formatMoneyShort(sizeCents)}
      </th>
      {figures.map((figure, place) => (
        <td key={heads[place]} role="cell" className={css.figure} data-head={heads[place]}>
          {figure}
        </td>
      ))}
      <td role="cell" className={css.action}>
        <button type="button" className={css.choose} data-chosen={isChosen || undefined} onClick={onChoose}>
          {isChosen ? page.compareChosen : page.compareChoose}
          <VisuallyHidden> {formatMoney(sizeCents)}</VisuallyHidden>
        </button>
      </td>
    </tr>
  );
}
