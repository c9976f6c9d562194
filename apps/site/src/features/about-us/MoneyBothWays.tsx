import { payouts } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/about';
import { BarChart } from '@duneline/ui';
import { formatMoney } from '../../lib/format/formatMoney.ts';
import { formatPercent } from '../../lib/format/formatPercent.ts';
import { sampleTier } from '../../lib/price/findTier.ts';
import * as css from './AboutUs.css.ts';

/** The month that the example assumes; the text beside it says that it is one. */
const SAMPLE_MONTH_PERCENT = 4;

const { tier } = sampleTier();
const size = formatMoney(tier.sizeCents);
const profit = (tier.sizeCents * SAMPLE_MONTH_PERCENT) / 100;
const firstPayout = (profit * payouts.sharePercent.from) / 100;
const bonus = tier.winnersBonusCents - tier.priceCents;
const signed = (cents: number) => formatMoney(cents, { sign: 'always' });

/** What one account moves, seen from the trader's pocket: out first, then in. */
export function MoneyBothWays() {
  return (
    <div className={css.beside}>
      <BarChart
        title={t.chartTitle({ size })}
        level={3}
        note={t.chartNote}
        summary={t.chartSummary({
          fee: formatMoney(tier.priceCents),
          back: formatMoney(tier.winnersBonusCents),
          month: formatPercent(SAMPLE_MONTH_PERCENT),
          payout: formatMoney(firstPayout),
        })}
        names={[t.barFee, t.barRefund, t.barBonus, t.barPayout]}
        nameHead={t.barHead}
        series={[{ name: t.barAmount, values: [-tier.priceCents, tier.priceCents, bonus, firstPayout] }]}
        isSigned
        format={signed}
        words={{ showTable: t.showTable, showChart: t.showChart, read: t.readChart }}
      />
      <div className={css.notes}>
        <div>
          <h3 className={css.name}>{t.inTitle}</h3>
          <p>{t.inText}</p>
        </div>
        <div>
          <h3 className={css.name}>{t.outTitle}</h3>
          <p>{t.outText({ share: formatPercent(payouts.sharePercent.from), most: formatPercent(payouts.maxSharePercent) })}</p>
        </div>
        <div>
          <h3 className={css.name}>{t.neverTitle}</h3>
          <p>{t.neverText}</p>
        </div>
      </div>
    </div>
  );
}
