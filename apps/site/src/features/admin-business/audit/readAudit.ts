import { getClient } from '../../../lib/backend/client.ts';
import type { RowsRequest } from '../../../lib/data-table/DataColumn.ts';
import { answerOf } from '../../../lib/query/answerOf.ts';
import { readNames } from '../readNames.ts';

const auditActions = ['insert', 'update', 'delete'] as const;
export type AuditAction = (typeof auditActions)[number];

/**
 * The audit log with the authors' names.
 * @throws {ServiceError}
 */
export async function readAudit({ filters, order, from, to, signal, isUncounted = false }: RowsRequest) {
  const client = await getClient();
  let request = client
    .from('audit_log')
    .select(
      'id, actor, actor_role, action, table_name, row_id, before, after, happened_at',
      isUncounted ? {} : { count: 'exact' },
    );
  if (filters['status']) request = request.eq('action', filters['status']);
  const { data, count } = await answerOf(
    request.order(order.column, { ascending: order.isAscending }).order('id').range(from, to).abortSignal(signal),
  );
  const names = await readNames(data.map(({ actor }) => actor));
  return {
    rows: data.map((row) => ({ ...row, person: row.actor === null ? null : (names.get(row.actor) ?? null) })),
    count: count ?? from + data.length,
  };
}

export type AuditRow = Awaited<ReturnType<typeof readAudit>>['rows'][number];
