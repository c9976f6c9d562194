import { getClient } from '../../../lib/backend/client.ts';
import type { RowsRequest } from '../../../lib/data-table/DataColumn.ts';
import { answerOf } from '../../../lib/query/answerOf.ts';
import { markDrafts } from '../list/markDrafts.ts';
import { slotNames } from './slotNames.ts';

/** The calls to action that pages show. @throws {ServiceError} when they cannot be read. */
export async function readCallRows({ filters, order, from, to, signal }: RowsRequest) {
  const client = await getClient();
  let request = client
    .from('cta_config')
    .select('id, slot, locale, label, target, is_enabled, status, version', { count: 'exact' })
    .in('slot', Object.keys(slotNames));
  if (filters['locale']) request = request.eq('locale', filters['locale']);
  const { data, count } = await answerOf(
    request.order(order.column, { ascending: order.isAscending }).order('id').range(from, to).abortSignal(signal),
  );
  return { rows: await markDrafts('cta_config', data, signal), count: count ?? data.length };
}

export type CallRow = Awaited<ReturnType<typeof readCallRows>>['rows'][number];
