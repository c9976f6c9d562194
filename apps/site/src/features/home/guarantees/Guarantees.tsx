import { payouts } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/home';
import { arrowDown, Icon } from '@duneline/ui';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { formatPercent } from '../../../lib/format/formatPercent.ts';
import { formatRange } from '../../../lib/format/formatRange.ts';
import { sampleTier } from '../../../lib/price/findTier.ts';
import { priceSummary } from '../../../lib/price/priceSummary.ts';
import * as css from './Guarantees.css.ts';

const { program, tier } = sampleTier();
const { refundCents, targetShare } = priceSummary(program, tier);
const limits = program.phases[0]?.rules;

const guarantees = [
  {
    anchor: 'payout-schedule',
    title: t.guaranteePayouts({ days: payouts.cycleDays }),
    text: t.guaranteePayoutsText({ hours: formatRange(payouts.processingHours) }),
  },
  {
    anchor: 'winner-bonus',
    title: t.guaranteeRefund({ percent: formatPercent(payouts.winnersBonusPercent) }),
    text: t.guaranteeRefundText({
      price: formatMoney(refundCents),
      bonus: formatMoney(targetShare?.cents ?? 0),
      days: formatRange(payouts.refundBusinessDays),
    }),
  },
  {
    anchor: 'evaluation-rules',
    title: t.guaranteeStep({ target: formatPercent(limits?.profitTargetPercent ?? 0) }),
    text: t.guaranteeStepText({
      maximumLoss: formatPercent(limits?.maxDrawdownPercent ?? 0),
      dailyLoss: formatPercent(limits?.dailyLossPercent ?? 0),
    }),
  },
];

/** Three guarantees, each with a link to its explanation on the page (spec §2). */
export function Guarantees() {
  return (
    <nav aria-label={t.guaranteesLabel} className={css.strip}>
      <ul role="list" className={css.list}>
        {guarantees.map(({ anchor, title, text }) => (
          <li key={anchor} className={css.item}>
            <a href={`#${anchor}`} className={css.link}>
              <span className={css.title}>{title}</span>
              <span className={css.text}>{text}</span>
              <span className={css.arrow}>
                <Icon of={arrowDown} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
