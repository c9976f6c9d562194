import { useQuery } from '@tanstack/react-query';
import { EmptyState, Panel, SegmentedControl, Skeleton, Table, type TableProps } from '@duneline/ui';
import * as a from '@duneline/specs/messages/affiliate-area';
import * as t from '@duneline/specs/messages/affiliate-analytics';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { tableWords } from '../../../lib/data-table/tableWords.ts';
import { locale } from '../../../lib/format/locale.ts';
import { QueryProblem } from '../../../lib/query/QueryProblem.tsx';
import { tableKey } from '../../../lib/query/tableKey.ts';
import { ClicksToSales } from '../overview/ClicksToSales.tsx';
import { CommissionChart } from '../overview/CommissionChart.tsx';
import { periodNames } from '../overview/periodNames.ts';
import { choosePeriod, periodIds, spanOf, totalOf, type PeriodId } from '../periods.ts';
import { useDays } from '../readAffiliate.ts';
import { activityColumns } from './activityColumns.tsx';
import { CountryShares } from './CountryShares.tsx';
import { nameCountry } from './nameCountry.ts';
import { readActivity } from './readActivity.ts';
import * as css from '../overview/Overview.css.ts';

const NO_DAYS: readonly never[] = [];
const linkColumns = activityColumns(t.link);
const countryColumns = activityColumns(t.country, nameCountry);

/** Clicks, sign-ups, sales and commission of a period: over time, by link and by country. */
export function Analytics() {
  const [params, setParams] = useSearchParams();
  const [now] = useState(() => new Date());
  const days = useDays();
  const all = days.data ?? NO_DAYS;
  const period = choosePeriod(params.get('period'), all, now);
  const span = spanOf(period, now);
  const activity = useQuery({
    queryKey: tableKey('affiliate_clicks', 'activity', span),
    queryFn: () => readActivity(span),
    enabled: days.isSuccess,
  });
  const error = days.error ?? activity.error;
  const rows = (kind: 'links' | 'countries') =>
    ({
      rows: activity.data?.[kind] ?? NO_DAYS,
      rowKey: ({ name }: { readonly name: string }) => name,
      isPending: activity.isPending,
      renderEmptyState: () => <EmptyState title={t.emptyTitle}>{t.emptyText}</EmptyState>,
      locale,
      words: tableWords,
    }) satisfies Partial<TableProps<{ readonly name: string }>>;
  return (
    <>
      <SegmentedControl<PeriodId>
        aria-label={a.periodLabel}
        items={periodIds.map((value) => ({ id: value, label: periodNames[value] }))}
        selectedKey={period}
        onSelectionChange={(id) => setParams({ period: id }, { preventScrollReset: true })}
      />
      {error ? (
        <QueryProblem error={error} onRetry={() => void Promise.all([days.refetch(), activity.refetch()])} />
      ) : days.isPending ? (
        <Skeleton lines={8} />
      ) : (
        <>
          <div className={css.middle}>
            <CommissionChart days={all} period={period} now={now} />
            <ClicksToSales total={totalOf(all, span)} />
          </div>
          <Panel title={t.byLink}>
            <Table aria-label={t.byLink} columns={linkColumns} {...rows('links')} />
          </Panel>
          <div className={css.middle}>
            <Panel title={t.byCountry}>
              <Table aria-label={t.byCountry} columns={countryColumns} {...rows('countries')} />
            </Panel>
            {activity.data && <CountryShares countries={activity.data.countries} />}
          </div>
        </>
      )}
    </>
  );
}
