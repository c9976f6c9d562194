import type { Database } from '@duneline/specs/database';
import { getClient } from '../../../lib/backend/client.ts';
import { readPerson } from '../../../lib/backend/session.ts';
import type { RowsRequest } from '../../../lib/data-table/DataColumn.ts';
import { answerOf, dataOf } from '../../../lib/query/answerOf.ts';
import { readNames } from '../readNames.ts';

export type AffiliateStatus = Database['public']['Enums']['affiliate_status'];
const affiliateStatuses = ['pending', 'active', 'suspended', 'rejected'] as const satisfies readonly AffiliateStatus[];

const COLUMNS = 'id, owner_id, code, audience, website, status, commission_bps, applied_at';

/** Every affiliate with their name. @throws {ServiceError} when they cannot be read. */
export async function readAffiliates({ filters, order, from, to, signal }: RowsRequest) {
  const client = await getClient();
  let request = client.from('affiliates').select(COLUMNS, { count: 'exact' });
  const status = affiliateStatuses.find((one) => one === filters['status']);
  if (status) request = request.eq('status', status);
  const { data, count } = await answerOf(
    request.order(order.column, { ascending: order.isAscending }).order('id').range(from, to).abortSignal(signal),
  );
  const names = await readNames(data.map(({ owner_id }) => owner_id));
  return { rows: data.map((row) => ({ ...row, person: names.get(row.owner_id) ?? null })), count: count ?? data.length };
}

export type AffiliateRow = Awaited<ReturnType<typeof readAffiliates>>['rows'][number];

export interface AffiliateDecision {
  readonly id: string;
  readonly status: 'active' | 'suspended' | 'rejected';
  /** Why it was rejected, as the person reads it. */
  readonly reason: string | null;
}

/** Activates, suspends or rejects an affiliate in the signed-in admin's name. @throws {ServiceError} when the database refuses. */
export async function decideAffiliate({ id, status, reason }: AffiliateDecision) {
  const [client, person] = await Promise.all([getClient(), readPerson()]);
  const decided = { decided_by: person?.id ?? null, decided_at: new Date().toISOString() };
  return dataOf(
    client
      .from('affiliates')
      .update({ status, reason, ...decided })
      .eq('id', id)
      .select('id')
      .single(),
  );
}
