import { getClient } from '../../../lib/backend/client.ts';
import type { RowsRequest } from '../../../lib/data-table/DataColumn.ts';
import { answerOf } from '../../../lib/query/answerOf.ts';
import { markDrafts } from '../list/markDrafts.ts';

/**
 * The metadata of every route.
 * @throws {ServiceError}
 */
export async function readSeoRows({ filters, order, from, to, signal }: RowsRequest) {
  const client = await getClient();
  let request = client.from('seo_config').select('id, path, locale, title, is_indexable, status, version', { count: 'exact' });
  if (filters['locale']) request = request.eq('locale', filters['locale']);
  const { data, count } = await answerOf(
    request.order(order.column, { ascending: order.isAscending }).order('id').range(from, to).abortSignal(signal),
  );
  return { rows: await markDrafts('seo_config', data, signal), count: count ?? data.length };
}

export type SeoRow = Awaited<ReturnType<typeof readSeoRows>>['rows'][number];
