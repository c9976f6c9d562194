import * as t from '@duneline/specs/messages/home-sections';
import { ReceiptRows } from '@duneline/ui';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { formatPercent } from '../../../lib/format/formatPercent.ts';
import { sampleTier } from '../../../lib/price/findTier.ts';
import { priceSummary } from '../../../lib/price/priceSummary.ts';
import * as why from './Why.css.ts';
import * as css from './ItemizedPrice.css.ts';

const { program, tier } = sampleTier();
const { feeCents, refundCents, targetShare, bonusCents } = priceSummary(program, tier);
const back = (cents: number) => formatMoney(cents, { cents: 'always', sign: 'always' });

/** The price and refund of the sample size, as a sum. */
export function ItemizedPrice() {
  return (
    <div className={why.inside}>
      <ReceiptRows
        rows={[
          { id: 'fee', label: t.whyPay, value: formatMoney(feeCents, { cents: 'always' }) },
          { id: 'refund', label: t.whyRefund, value: back(refundCents), isGain: true },
          ...(targetShare
            ? [
                {
                  id: 'share',
                  label: t.whyTargetShare({
                    percent: formatPercent(targetShare.percent),
                    target: formatMoney(targetShare.targetCents),
                  }),
                  value: back(targetShare.cents),
                  isGain: true,
                },
              ]
            : []),
        ]}
      />
      <p className={css.total}>
        <span>{t.whyBack}</span>
        <span className={css.amount}>{formatMoney(bonusCents, { cents: 'always' })}</span>
      </p>
    </div>
  );
}
