import type { Database } from '@duneline/specs/database';
import { getClient, getStorage } from '../../../lib/backend/client.ts';
import { limitToDays } from '../../../lib/data-table/limitToDays.ts';
import type { RowsRequest } from '../../../lib/data-table/DataColumn.ts';
import { answerOf, dataOf } from '../../../lib/query/answerOf.ts';
import { confirmChange } from '../../../lib/query/confirmChange.ts';
import { storageDataOf } from '../../../lib/query/storageDataOf.ts';
import { readPersonFilter } from '../readPersonFilter.ts';
import { readNames } from '../readNames.ts';

export type DocumentStatus = Database['public']['Enums']['kyc_status'];
const documentStatuses = ['pending', 'approved', 'rejected'] as const satisfies readonly DocumentStatus[];

/** Validity of a document's signed URL, in seconds. */
const ADDRESS_LIFETIME = 60;

const COLUMNS = 'id, owner_id, kind, storage_path, status, submitted_at';

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

/**
 * A signed URL of a document, which is valid for a minute.
 * @throws {ServiceError} also if the file has been removed
 */
export async function signDocument(path: string): Promise<string> {
  const storage = await getStorage();
  return (await storageDataOf(storage.from('kyc').createSignedUrl(path, ADDRESS_LIFETIME))).signedUrl;
}

export interface DocumentDecision {
  readonly id: string;
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
export async function decideDocument({ id, status, reason, confirmedName }: DocumentDecision) {
  const client = await getClient();
  const decided = {
    status,
    reason: reason || null,
    confirmed_name: confirmedName?.replaceAll(/\s+/g, ' ') ?? null,
  };
  return confirmChange(
    () => dataOf(client.from('kyc_documents').update(decided).eq('id', id).eq('status', 'pending').select('id').single()),
    () => dataOf(client.from('kyc_documents').select('id').match({ id, status }).maybeSingle()),
  );
}
