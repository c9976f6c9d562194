import { getClient } from '../../../lib/backend/client.ts';
import type { RowsRequest } from '../../../lib/data-table/DataColumn.ts';
import { answerOf } from '../../../lib/query/answerOf.ts';
import { markDrafts } from '../list/markDrafts.ts';

/**
 * The pictures of the library.
 * @throws {ServiceError}
 */
export async function readMediaRows({ order, from, to, signal }: RowsRequest) {
  const client = await getClient();
  const { data, count } = await answerOf(
    client
      .from('media_library')
      .select('id, path, title, alt_text, mime_type, width, height, size_bytes, status, version', { count: 'exact' })
      .order(order.column, { ascending: order.isAscending })
      .order('id')
      .range(from, to)
      .abortSignal(signal),
  );
  return { rows: await markDrafts('media_library', data, signal), count: count ?? data.length };
}

export type MediaRow = Awaited<ReturnType<typeof readMediaRows>>['rows'][number];
