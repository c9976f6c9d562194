import * as t from '@duneline/specs/messages/admin-business';
import { dayFilters } from '../../../lib/data-table/readDays.ts';
import type { DataColumn } from '../../../lib/data-table/DataColumn.ts';
import { formatMoment } from '../../../lib/format/formatMoment.ts';
import { formatNumber } from '../../../lib/format/formatNumber.ts';
import { formatPercent } from '../../../lib/format/formatPercent.ts';
import { BusinessScreen } from '../BusinessScreen.tsx';
import { useBusinessTable } from '../useBusinessTable.ts';
import { readViews, type ViewRow } from './readVisitors.ts';

const columns: readonly DataColumn<ViewRow>[] = [
  { id: 'page', label: t.page, cell: ({ page_path: path }) => path, orderBy: 'page_path', csv: ({ page_path: path }) => path },
  {
    id: 'session',
    label: t.session,
    cell: ({ session_id: id }) => id.slice(0, 8),
    orderBy: 'session_id',
    csv: ({ session_id: id }) => id,
  },
  { id: 'referrer', label: t.referrer, cell: ({ referrer }) => referrer, csv: ({ referrer }) => referrer, isHidden: true },
  {
    id: 'time',
    label: t.secondsOnPage,
    align: 'end',
    cell: ({ time_on_page: seconds }) => seconds !== null && formatNumber(seconds),
    orderBy: 'time_on_page',
    csv: ({ time_on_page: seconds }) => seconds,
  },
  {
    id: 'scroll',
    label: t.scrollDepth,
    align: 'end',
    cell: ({ scroll_depth: percent }) => percent !== null && formatPercent(percent),
    orderBy: 'scroll_depth',
    csv: ({ scroll_depth: percent }) => percent,
  },
  {
    id: 'date',
    label: t.date,
    align: 'end',
    cell: ({ received_at: receivedAt }) => formatMoment(receivedAt),
    orderBy: 'received_at',
    csv: ({ received_at: receivedAt }) => receivedAt,
  },
];
const filters = ['q', ...dayFilters];

/** Page views sent with the visitors' consent. */
export function TrackingScreen() {
  const table = useBusinessTable({
    name: 'admin-tracking',
    source: 'tracking_events',
    columns,
    filters,
    read: readViews,
    countsLater: true,
  });
  return (
    <BusinessScreen
      title={t.trackingTitle}
      lead={t.trackingLead}
      empty={t.trackingEmpty}
      table={table}
      searchLabel={t.pageSearch}
    />
  );
}
