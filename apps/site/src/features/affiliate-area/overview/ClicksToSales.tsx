import { Card, FunnelChart } from '@duneline/ui';
import * as t from '@duneline/specs/messages/affiliate-area';
import { formatNumber } from '../../../lib/format/formatNumber.ts';
import { formatPercent } from '../../../lib/format/formatPercent.ts';
import type { Totals } from '../periods.ts';

const percent = (share: number) => formatPercent(Math.round(share * 1000) / 10);

/** How many clicks became sign-ups, how many of those have bought, and who bought in the period. */
export function ClicksToSales({ total }: { readonly total: Totals }) {
  const steps = [
    { name: t.clicks, value: total.clicks },
    { name: t.signUps, value: total.signUps },
    { name: t.buyers, value: total.buyers },
  ];
  return (
    <Card as="section">
      <FunnelChart
        title={t.funnel}
        level={2}
        summary={t.funnelSummary({
          clickCount: total.clicks,
          signUpCount: total.signUps,
          buyerCount: total.buyers,
          saleCount: total.sales,
          clicks: formatNumber(total.clicks),
          signUps: formatNumber(total.signUps),
          buyers: formatNumber(total.buyers),
          sales: formatNumber(total.sales),
          bySignUps: formatNumber(total.signUpSales),
          byOthers: formatNumber(total.sales - total.signUpSales),
        })}
        steps={steps}
        heads={{ step: t.step, count: t.count, ofPrevious: t.ofPrevious, ofFirst: t.ofFirst }}
        format={formatNumber}
        percent={percent}
        shareOf={(share, previous) => t.shareOf({ share, previous: previous.toLocaleLowerCase() })}
        words={{ showTable: t.showTable, showChart: t.showChart }}
      />
    </Card>
  );
}
