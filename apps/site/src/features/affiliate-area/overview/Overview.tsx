import { PageHeader, Skeleton } from '@duneline/ui';
import * as t from '@duneline/specs/messages/affiliate-area';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { QueryProblem } from '../../../lib/query/QueryProblem.tsx';
import { useTableChanges } from '../../../lib/query/useTableChanges.ts';
import { choosePeriod, spanOf, totalOf } from '../periods.ts';
import { useDays, type Affiliate } from '../readAffiliate.ts';
import { ClicksToSales } from './ClicksToSales.tsx';
import { CommissionChart } from './CommissionChart.tsx';
import { LatestReferrals } from './LatestReferrals.tsx';
import { NextPayout } from './NextPayout.tsx';
import { OverviewActions } from './OverviewActions.tsx';
import { OverviewFigures } from './OverviewFigures.tsx';
import * as css from './Overview.css.ts';

const tables = ['affiliate_referrals', 'affiliate_commissions', 'affiliate_payouts'] as const;
const NO_DAYS: readonly never[] = [];

/** How the affiliate's links did in a period, what is paid next, and who came last. */
export function Overview({ affiliate }: { readonly affiliate: Affiliate }) {
  const [params, setParams] = useSearchParams();
  const [now] = useState(() => new Date());
  const { data: days = NO_DAYS, isPending, error, refetch, isFetching } = useDays();
  useTableChanges(tables);
  const period = choosePeriod(params.get('period'), days, now);
  const show = (id: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('period', id);
        return next;
      },
      { preventScrollReset: true },
    );
  return (
    <div className={css.overview}>
      <PageHeader title={t.title} actions={<OverviewActions period={period} onPeriod={show} code={affiliate.code} />} />
      {error ? (
        <QueryProblem error={error} isPending={isFetching} onRetry={() => void refetch()} />
      ) : isPending ? (
        <Skeleton lines={8} />
      ) : (
        <>
          <OverviewFigures days={days} period={period} now={now} />
          <div className={css.middle}>
            <CommissionChart days={days} period={period} now={now} />
            <div className={css.column}>
              <NextPayout hasLink />
              <ClicksToSales total={totalOf(days, spanOf(period, now))} />
            </div>
          </div>
        </>
      )}
      <LatestReferrals affiliateId={affiliate.id} />
    </div>
  );
}
