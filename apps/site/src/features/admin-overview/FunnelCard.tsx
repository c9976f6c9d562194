import * as t from '@duneline/specs/messages/account';
import { formatNumber } from '../../lib/format/formatNumber.ts';
import { readFunnel } from './readOverview.ts';
import { QueryCard } from './QueryCard.tsx';
import * as css from './overview.css.ts';

/** The numbers of page views and funnel steps that `crm-tracking` has recorded (spec §7). */
export function FunnelCard() {
  return (
    <QueryCard title={t.funnelTitle} text={t.funnelText} ask={readFunnel} failed={t.funnelFailed}>
      {({ pageViews, stages }) => (
        <dl className={css.figures}>
          {(
            [
              [t.funnelPageViews, pageViews, 'tracking_events'],
              [t.funnelLanding, stages.landing, 'funnel_events?stage=eq.landing'],
              [t.funnelPricing, stages.pricing, 'funnel_events?stage=eq.pricing'],
              [t.funnelCheckout, stages.checkout, 'funnel_events?stage=eq.checkout'],
              [t.funnelSuccess, stages.success, 'funnel_events?stage=eq.success'],
            ] as const
          ).map(([term, count, source]) => (
            <div key={term} className={css.figure}>
              <dt className={css.text}>{term}</dt>
              <dd className={css.count}>{formatNumber(count)}</dd>
              <dd className={css.source} dir="ltr">
                {source}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </QueryCard>
  );
}
