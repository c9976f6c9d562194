import type { AddOn } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/checkout';
import { RuleList, SampleNote } from '@duneline/ui';
import { formatMoney } from '../../lib/format/formatMoney.ts';
import { formatPercent } from '../../lib/format/formatPercent.ts';
import { withAddOns } from '../../lib/price/withAddOns.ts';
import type { Selection } from './readSelection.ts';
import * as css from './checkout.css.ts';

export interface OrderDetailsProps {
  readonly selection: Selection;
  readonly addOns: readonly AddOn['id'][];
}

/** The most important rules of the selected size, including add-ons. */
export function OrderDetails({ selection: { program: plain, tier }, addOns }: OrderDetailsProps) {
  const program = withAddOns(plain, addOns);
  const first = program.phases[0]?.rules;
  const targets = program.phases.filter(({ rules }) => rules.profitTargetPercent !== null);
  const share = (percent: number) =>
    t.amountAndPercent({ amount: formatMoney((tier.sizeCents * percent) / 100), percent: formatPercent(percent) });
  return (
    <div className={css.group}>
      <div className={css.blockHead}>
        <h3 className={css.legend}>{t.orderName({ program: program.name, size: formatMoney(tier.sizeCents) })}</h3>
        <SampleNote>{t.orderSimulated}</SampleNote>
      </div>
      <RuleList
        rules={[
          {
            id: 'target',
            label: targets.length > 1 ? t.orderTargets : t.orderTarget,
            value: share(first?.profitTargetPercent ?? 0),
            note: t.orderTargetNote,
          },
          { id: 'time', label: t.orderTime, value: t.orderTimeNone, note: t.orderTimeNote({ days: program.inactivityDays }) },
          {
            id: 'cycle',
            label: t.orderCycle,
            value: t.orderCycleDays({ days: program.rewardCycleDays }),
            note: t.orderCycleNote,
          },
          { id: 'daily-loss', label: t.orderDailyLoss, value: share(first?.dailyLossPercent ?? 0), note: t.orderDailyLossNote },
          {
            id: 'maximum-loss',
            label: t.orderMaximumLoss,
            value: share(first?.maxDrawdownPercent ?? 0),
            note: program.drawdownType === 'trailing' ? t.orderTrailing : t.orderStatic,
          },
        ]}
      />
    </div>
  );
}
