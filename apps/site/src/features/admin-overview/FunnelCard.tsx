import * as t from '@duneline/specs/messages/account';
import { formatNumber } from '../../lib/format/formatNumber.ts';
import { readFunnel } from './readOverview.ts';
import { tableKey } from '../../lib/query/tableKey.ts';
import { OverviewCard } from './OverviewCard.tsx';
import * as css from './overview.css.ts';
import { useOverviewQuery } from './useOverviewQuery.ts';

/** The numbers of page views and funnel steps that `crm-tracking` has recorded (spec §7). */
export function FunnelCard() {
  const query = useOverviewQuery(tableKey('funnel_events', 'overview'), readFunnel);
  return (
    <OverviewCard title={t.funnelTitle} text={t.funnelText} query={query}>
      {({ pageViews, stages }) => (
        <dl className={css.figures}>
          {(
            [
              [t.funnelPageViews, pageViews],
              [t.funnelLanding, stages.landing],
              [t.funnelPricing, stages.pricing],
              [t.funnelCheckout, stages.checkout],
              [t.funnelSuccess, stages.success],
            ] as const
          ).map(([term, count]) => (
            <div key={term} className={css.figure}>
              <dt className={css.text}>{term}</dt>
              <dd className={css.count}>{formatNumber(count)}</dd>
            </div>
          ))}
        </dl>
      )}
    </OverviewCard>
  );
}
