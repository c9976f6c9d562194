import type { Database } from '@duneline/specs/database';
import { getClient } from '../../../lib/backend/client.ts';
import { limitToDays } from '../../../lib/data-table/limitToDays.ts';
import type { RowsRequest } from '../../../lib/data-table/DataColumn.ts';
import { answerOf } from '../../../lib/query/answerOf.ts';
import { containsText } from '../../../lib/query/containsText.ts';
import { readPersonFilter } from '../readPersonFilter.ts';
import { readNames } from '../readNames.ts';

export type FlagKind = Database['public']['Enums']['affiliate_flag_kind'];
export type AffiliateStatus = Database['public']['Enums']['affiliate_status'];
const affiliateStatuses = ['pending', 'active', 'suspended', 'rejected'] as const satisfies readonly AffiliateStatus[];

const COLUMNS = 'id, owner_id, code, audience, website, status, commission_bps, applied_at, flags:affiliate_flags(id)';

/**
 * All affiliates with their names.
 * @throws {ServiceError}
 */
export async function readAffiliates({ filters, order, from, to, signal }: RowsRequest) {
  const client = await getClient();
  let request = client.from('affiliates').select(COLUMNS, { count: 'exact' });
  const status = affiliateStatuses.find((one) => one === filters['status']);
  if (status) request = request.eq('status', status);
  const person = readPersonFilter(filters);
  if (person) request = request.eq('owner_id', person);
  if (filters['q']) request = request.ilike('code', containsText(filters['q']));
  request = limitToDays(request, 'applied_at', filters);
  const { data, count } = await answerOf(
    request.order(order.column, { ascending: order.isAscending }).order('id').range(from, to).abortSignal(signal),
  );
  const names = await readNames(data.map(({ owner_id }) => owner_id));
  return { rows: data.map((row) => ({ ...row, person: names.get(row.owner_id) ?? null })), count: count ?? data.length };
}

export type AffiliateRow = Awaited<ReturnType<typeof readAffiliates>>['rows'][number];
