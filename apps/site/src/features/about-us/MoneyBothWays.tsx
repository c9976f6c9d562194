import { payouts, samplePaths } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/about';
import { BarChart } from '@duneline/ui';
import { formatMoney } from '../../lib/format/formatMoney.ts';
import { formatPercent } from '../../lib/format/formatPercent.ts';
import { WithNotes } from '../../lib/page/WithNotes.tsx';
import { sampleTier } from '../../lib/price/findTier.ts';

const { tier } = sampleTier();
const size = formatMoney(tier.sizeCents);
const profit = (tier.sizeCents * samplePaths.fundedMonthPercent) / 100;
const firstPayout = (profit * payouts.sharePercent.from) / 100;
const bonus = tier.winnersBonusCents - tier.priceCents;
const signed = (cents: number) => formatMoney(cents, { sign: 'always' });

/** The payments of one account, from the trader's view: outgoing first, then incoming. */
export function MoneyBothWays() {
  return (
    <WithNotes
      notes={[
        { title: t.inTitle, text: t.inText },
        {
          title: t.outTitle,
          text: t.outText({ share: formatPercent(payouts.sharePercent.from), most: formatPercent(payouts.maxSharePercent) }),
        },
        { title: t.neverTitle, text: t.neverText },
      ]}
    >
      <BarChart
        title={t.chartTitle({ size })}
        level={3}
        note={t.chartNote}
        summary={t.chartSummary({
          fee: formatMoney(tier.priceCents),
          back: formatMoney(tier.winnersBonusCents),
          month: formatPercent(samplePaths.fundedMonthPercent),
          payout: formatMoney(firstPayout),
        })}
        names={[t.barFee, t.barRefund, t.barBonus, t.barPayout]}
        nameHead={t.barHead}
        series={[{ name: t.barAmount, values: [-tier.priceCents, tier.priceCents, bonus, firstPayout] }]}
        isSigned
        format={signed}
        words={{ showTable: t.showTable, showChart: t.showChart, read: t.readChart }}
      />
    </WithNotes>
  );
}
