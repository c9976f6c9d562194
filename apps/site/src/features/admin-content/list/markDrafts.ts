import { getClient } from '../../../lib/backend/client.ts';
import { dataOf } from '../../../lib/query/answerOf.ts';
import type { ContentTable } from '../contentTables.ts';

/**
 * Adds to each row whether it has a draft.
 * @throws {ServiceError}
 */
export async function markDrafts<Row extends { readonly id: string }>(
  table: ContentTable,
  rows: readonly Row[],
  signal: AbortSignal,
): Promise<(Row & { readonly hasDraft: boolean })[]> {
  const client = await getClient();
  const drafts = await dataOf(client.from('content_drafts').select('row_id').eq('table_name', table).abortSignal(signal));
  const drafted = new Set(drafts.map(({ row_id }) => row_id));
  return rows.map((row) => ({ ...row, hasDraft: drafted.has(row.id) }));
}
