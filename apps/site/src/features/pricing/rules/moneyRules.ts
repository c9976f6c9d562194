import { rules, type AddOn, type Program } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/pricing-rules';
import type { MoneyRule } from '@duneline/ui';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { formatPercent } from '../../../lib/format/formatPercent.ts';
import { formatMoneyRange, formatPercentRange } from '../../../lib/format/formatRange.ts';
import { limitsOf } from './limitsOf.ts';

/** Every percentage rule of a program, in dollars for each size; the maximum loss includes its add-on if selected. */
export function moneyRules(program: Program, addOns: readonly AddOn['id'][]): MoneyRule[] {
  const { targetPercent, dailyPercent, fundedDailyPercent, maximumPercent, hasExtraDrawdown } = limitsOf(program, addOns);
  const values = (print: (sizeCents: number) => string) =>
    Object.fromEntries(program.tiers.map(({ id, sizeCents }) => [id, print(sizeCents)]));
  const share = (percent: number) => values((sizeCents) => formatMoney((sizeCents * percent) / 100));
  const maximum = formatPercent(maximumPercent);
  const condition =
    program.drawdownType === 'trailing' ? t.maximumTrailing({ percent: maximum }) : t.maximumStatic({ percent: maximum });
  const paid = program.rewardSharePercent;
  return [
    ...(targetPercent === null
      ? []
      : [
          {
            id: 'target',
            label: t.target,
            condition: t.targetCondition({ percent: formatPercent(targetPercent) }),
            values: share(targetPercent),
          },
        ]),
    {
      id: 'daily',
      label: t.daily,
      condition: t.dailyCondition({ percent: formatPercent(dailyPercent) }),
      values: share(dailyPercent),
    },
    {
      id: 'maximum',
      label: t.maximum,
      condition: hasExtraDrawdown ? t.maximumAdded({ condition }) : condition,
      values: share(maximumPercent),
    },
    {
      id: 'risk',
      label: t.risk,
      condition: t.riskCondition({ percent: formatPercent(rules.riskPerTradePercent) }),
      values: share(rules.riskPerTradePercent),
    },
    {
      id: 'funded',
      label: t.dailyFunded,
      condition: t.dailyFundedCondition({ percent: formatPercent(fundedDailyPercent) }),
      values: share(fundedDailyPercent),
    },
    ...(targetPercent === null
      ? []
      : [
          {
            id: 'share',
            label: t.share,
            condition: t.shareCondition({ percent: formatPercentRange(paid) }),
            values: values((sizeCents) => {
              const part = (percent: number) => (((sizeCents * targetPercent) / 100) * percent) / 100;
              return formatMoneyRange({ from: part(paid.from), to: part(paid.to) });
            }),
          },
        ]),
  ];
}
