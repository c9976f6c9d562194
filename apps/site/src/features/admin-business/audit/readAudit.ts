import type { Database } from '@duneline/specs/database';
import { getClient } from '../../../lib/backend/client.ts';
import { limitToDays } from '../../../lib/data-table/limitToDays.ts';
import type { RowsRequest } from '../../../lib/data-table/DataColumn.ts';
import { answerOf } from '../../../lib/query/answerOf.ts';
import { readPersonFilter } from '../readPersonFilter.ts';
import { readNames } from '../readNames.ts';
import { factsOf, type Facts } from './auditFacts.ts';
import { chosenTables } from './auditKinds.ts';
import { readRowsOf } from './readRowsOf.ts';
import { readRecords } from './readRecords.ts';

const auditActions = ['insert', 'update', 'delete'] as const;
export type AuditAction = (typeof auditActions)[number];

/**
 * The audit log with the authors' names, and with the names of what its entries are about. The filter `person` finds what this
 * person did, and what was done with their account and their newest records.
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
  const action = auditActions.find((one) => one === filters['status']);
  const tables = chosenTables(filters);
  const person = readPersonFilter(filters);
  if (action) request = request.eq('action', action);
  if (tables.length > 0) request = request.in('table_name', tables);
  if (person) {
    const rows = await readRowsOf(person);
    // With the tables, because the index of rows begins with them.
    const isAbout = `and(table_name.in.(${rows.tables.join(',')}),row_id.in.(${rows.ids.join(',')}))`;
    request = request.or(`actor.eq.${person},${isAbout}`);
  }
  request = limitToDays(request, 'happened_at', filters);
  const { data, count } = await answerOf(
    request.order(order.column, { ascending: order.isAscending }).order('id').range(from, to).abortSignal(signal),
  );
  const records = await readRecords(data);
  const entries = data.map((row) => ({ ...row, record: records.get(row.row_id) ?? {} }));
  const names = Object.fromEntries(await readNames(entries.flatMap(peopleOf)));
  return {
    rows: entries.map((row) => ({ ...row, person: row.actor === null ? null : (names[row.actor] ?? null), names })),
    count: count ?? from + data.length,
  };
}

export type AuditRow = Awaited<ReturnType<typeof readAudit>>['rows'][number];

type StoredEntry = Database['public']['Tables']['audit_log']['Row'];
type NamedEntry = Pick<StoredEntry, 'actor' | 'table_name' | 'row_id' | 'before' | 'after'> & { readonly record: Facts };

/** Everybody whom the sentence of an entry may name. */
function peopleOf({ actor, table_name: table, row_id: id, before, after, record }: NamedEntry): readonly (string | null)[] {
  const { user_id: holder, owner_id: owner, assignee } = { ...record, ...factsOf(before), ...factsOf(after) };
  const mentioned = [holder, owner, assignee].map((user) => (typeof user === 'string' ? user : null));
  return [actor, table === 'users' ? id : null, ...mentioned];
}
