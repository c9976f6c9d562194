import { getClient } from '../../../lib/backend/client.ts';
import type { RowsRequest } from '../../../lib/data-table/DataColumn.ts';
import { answerOf } from '../../../lib/query/answerOf.ts';
import { markDrafts } from '../list/markDrafts.ts';
import { componentForms } from './componentForms.ts';

/** The components with settings. @throws {ServiceError} when they cannot be read. */
export async function readComponentRows({ order, from, to, signal }: RowsRequest) {
  const client = await getClient();
  const { data, count } = await answerOf(
    client
      .from('component_config')
      .select('id, component, is_enabled, status, version', { count: 'exact' })
      .in('component', Object.keys(componentForms))
      .order(order.column, { ascending: order.isAscending })
      .order('id')
      .range(from, to)
      .abortSignal(signal),
  );
  return { rows: await markDrafts('component_config', data, signal), count: count ?? data.length };
}

export type ComponentRow = Awaited<ReturnType<typeof readComponentRows>>['rows'][number];
