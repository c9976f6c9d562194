import * as t from '@duneline/specs/messages/account';
import { formatNumber } from '../../lib/format/formatNumber.ts';
import { readFunnel } from './readOverview.ts';
import { QueryCard } from './QueryCard.tsx';
import * as css from './overview.css.ts';

/** How often `crm-tracking` recorded a page view and each step to a sale (spec §7). */
export function FunnelCard() {
  return (
    <QueryCard title={t.funnelTitle} text={t.funnelText} ask={readFunnel} failed={t.funnelFailed}>
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
    </QueryCard>
  );
}
