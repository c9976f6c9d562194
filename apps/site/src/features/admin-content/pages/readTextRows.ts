import { getClient } from '../../../lib/backend/client.ts';
import type { RowsRequest } from '../../../lib/data-table/DataColumn.ts';
import { readBlocks } from '../../../lib/page-content/pageBlocks.ts';
import { answerOf } from '../../../lib/query/answerOf.ts';
import { markDrafts } from '../list/markDrafts.ts';
import { textsOf } from './blockKinds.ts';

/**
 * The sections of all pages, with the beginning of each.
 * @throws {ServiceError}
 */
export async function readTextRows({ filters, order, from, to, signal }: RowsRequest) {
  const client = await getClient();
  let request = client.from('page_content').select('id, page, section, locale, body, status, version', { count: 'exact' });
  if (filters['locale']) request = request.eq('locale', filters['locale']);
  const { data, count } = await answerOf(
    request
      .order(order.column, { ascending: order.isAscending })
      .order('position')
      .order('locale', { ascending: false })
      .range(from, to)
      .abortSignal(signal),
  );
  const texts = data.map(({ body, ...text }) => ({ ...text, start: readBlocks(body).flatMap(textsOf)[0] ?? '' }));
  return { rows: await markDrafts('page_content', texts, signal), count: count ?? data.length };
}

export type TextRow = Awaited<ReturnType<typeof readTextRows>>['rows'][number];
