import { catalogue, payouts, rules } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/programs';
import { formatMoney } from '../../lib/format/formatMoney.ts';
import { formatPercent } from '../../lib/format/formatPercent.ts';
import { formatRange } from '../../lib/format/formatRange.ts';
import { TermGrid } from '../../lib/page/TermGrid.tsx';
import { programOf } from '../../lib/price/findTier.ts';

const outcomes = [
  {
    title: t.turnPass,
    text: t.turnPassText({
      days: formatRange(payouts.refundBusinessDays),
      program: programOf('1-step').name,
      percent: formatPercent(payouts.winnersBonusPercent),
    }),
  },
  { title: t.turnFunded, text: t.turnFundedText({ most: formatMoney(catalogue.headline.scalingCents) }) },
  {
    title: t.turnBreach,
    text: t.turnBreachText({ discount: formatPercent(payouts.retryDiscountPercent), days: payouts.retryValidDays }),
  },
  { title: t.turnStill, text: t.turnStillText({ days: rules.inactivityDays }) },
];

/** What can happen to an account of any program, good and bad. */
export function Outcomes() {
  return <TermGrid pairs={outcomes} />;
}
