import * as t from '@duneline/specs/messages/checkout';
import { RuleList, SampleNote } from '@duneline/ui';
import { Link } from 'react-router-dom';
import { formatMoney } from '../../lib/format/formatMoney.ts';
import { formatPercent } from '../../lib/format/formatPercent.ts';
import type { Selection } from './readSelection.ts';
import * as css from './checkout.css.ts';

/** What is being bought, with the rules that matter most, and the way back to the choice. */
export function OrderDetails({ selection: { program, tier } }: { readonly selection: Selection }) {
  const first = program.phases[0]?.rules;
  const targets = program.phases.filter(({ rules }) => rules.profitTargetPercent !== null);
  const share = (percent: number) =>
    t.amountAndPercent({ amount: formatMoney((tier.sizeCents * percent) / 100), percent: formatPercent(percent) });
  return (
    <section className={css.block} aria-labelledby="order">
      <div className={css.blockHead}>
        <h2 id="order" className={css.blockTitle}>
          {t.orderName({ program: program.name, size: formatMoney(tier.sizeCents) })}
        </h2>
        <SampleNote>{t.orderSimulated}</SampleNote>
      </div>
      <RuleList
        rules={[
          {
            id: 'target',
            term: targets.length > 1 ? t.orderTargets : t.orderTarget,
            value: share(first?.profitTargetPercent ?? 0),
            note: t.orderTargetNote,
          },
          { id: 'time', term: t.orderTime, value: t.orderTimeNone, note: t.orderTimeNote({ days: program.inactivityDays }) },
          { id: 'daily-loss', term: t.orderDailyLoss, value: share(first?.dailyLossPercent ?? 0), note: t.orderDailyLossNote },
          {
            id: 'maximum-loss',
            term: t.orderMaximumLoss,
            value: share(first?.maxDrawdownPercent ?? 0),
            note: program.drawdownType === 'trailing' ? t.orderTrailing : t.orderStatic,
          },
        ]}
      />
      <Link to="/pricing" className={css.change}>
        {t.change}
      </Link>
    </section>
  );
}
