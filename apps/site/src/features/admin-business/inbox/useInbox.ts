import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import type { RowsPage } from '../../../lib/data-table/DataColumn.ts';
import { combineQueries } from '../../../lib/query/combineQueries.ts';
import { tableKey } from '../../../lib/query/tableKey.ts';
import type { InboxItem } from './InboxItem.ts';
import { inboxSources, MAX_ITEMS, readInboxItems } from './inboxSources.ts';

/** The items that are due first, and how many there are in all. Each kind is read again with its table, as after a decision. */
export const useInbox = () =>
  useQueries({
    queries: inboxSources.map((source) => ({
      queryKey: tableKey(source.table, 'inbox', source.status),
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => readInboxItems(source, signal),
      staleTime: 0,
    })),
    combine,
  });

function combine(results: readonly UseQueryResult<RowsPage<InboxItem>>[]) {
  const { data, ...query } = combineQueries(results);
  return { ...query, data: data && sortByDue(data) };
}

/** The items of all kinds that are due first. */
export function sortByDue(pages: readonly RowsPage<InboxItem>[]): RowsPage<InboxItem> {
  return {
    rows: pages
      .flatMap(({ rows }) => rows)
      .toSorted((one, other) => Date.parse(one.due) - Date.parse(other.due))
      .slice(0, MAX_ITEMS),
    count: pages.reduce((sum, { count }) => sum + count, 0),
  };
}
