import type { Database } from '@duneline/specs/database';
import { getClient } from '../../../lib/backend/client.ts';
import { limitToDays } from '../../../lib/data-table/limitToDays.ts';
import type { RowsRequest } from '../../../lib/data-table/DataColumn.ts';
import { answerOf, dataOf } from '../../../lib/query/answerOf.ts';
import { assertAllChanged } from '../../../lib/query/assertAllChanged.ts';
import { confirmChange } from '../../../lib/query/confirmChange.ts';
import { readPersonFilter } from '../readPersonFilter.ts';
import { readNames } from '../readNames.ts';

export type DocumentStatus = Database['public']['Enums']['kyc_status'];
const documentStatuses = ['pending', 'approved', 'rejected'] as const satisfies readonly DocumentStatus[];

const COLUMNS = 'id, owner_id, kind, status, submitted_at';

/**
 * All users' identity documents, with the owners' names; documents of deleted accounts are only kept.
 * @throws {ServiceError}
 */
export async function readDocuments({ filters, order, from, to, signal }: RowsRequest) {
  const client = await getClient();
  let request = client.from('kyc_documents').select(COLUMNS, { count: 'exact' }).not('owner_id', 'is', null);
  const status = documentStatuses.find((one) => one === filters['status']);
  const person = readPersonFilter(filters);
  if (person) request = request.eq('owner_id', person);
  if (status) request = request.eq('status', status);
  request = limitToDays(request, 'submitted_at', filters);
  const { data, count } = await answerOf(
    request.order(order.column, { ascending: order.isAscending }).order('id').range(from, to).abortSignal(signal),
  );
  const names = await readNames(data.map(({ owner_id }) => owner_id));
  return { rows: data.map((row) => ({ ...row, person: names.get(row.owner_id ?? '') ?? null })), count: count ?? data.length };
}

export type DocumentRow = Awaited<ReturnType<typeof readDocuments>>['rows'][number];

export interface DocumentDecision {
  readonly id: string;
  /** The status that was seen: what somebody else has decided since is not decided again. */
  readonly from: DocumentStatus;
  readonly status: Exclude<DocumentStatus, 'pending'>;
  /** Shown to the owner of a rejected document. */
  readonly reason?: string;
  /** The name on an approved proof of identity, for certificates. */
  readonly confirmedName?: string;
}

/**
 * Approves or rejects a document; the database notes who reviewed it, and when.
 * @throws {ServiceError}
 */
export async function decideDocument({ id, from, status, reason, confirmedName }: DocumentDecision) {
  const client = await getClient();
  const decided = {
    status,
    reason: reason || null,
    confirmed_name: confirmedName?.replaceAll(/\s+/g, ' ') ?? null,
  };
  await confirmChange(
    async () =>
      assertAllChanged(await dataOf(client.from('kyc_documents').update(decided).match({ id, status: from }).select('id')), 1),
    async () => {
      const found = await dataOf(
        client.from('kyc_documents').select('status, reason, confirmed_name').eq('id', id).maybeSingle(),
      );
      // Not only the status: somebody else may have decided the same with another name.
      return found?.status === status && found.reason === decided.reason && found.confirmed_name === decided.confirmed_name;
    },
  );
}
