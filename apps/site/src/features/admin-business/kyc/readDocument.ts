import { isUuid } from '../../../lib/areas/recordFilter.ts';
import { getClient, getStorage } from '../../../lib/backend/client.ts';
import { readPerson } from '../../../lib/backend/session.ts';
import { dataOf } from '../../../lib/query/answerOf.ts';
import { storageDataOf } from '../../../lib/query/storageDataOf.ts';
import { MAX_WAITING, withoutOwnRecords, type Waiting } from '../decisions/queue.ts';
import { readParties } from '../decisions/readParties.ts';
import { computeDocumentDue, withDue } from '../inbox/dueDates.ts';

/** Validity of a document's signed URL, in seconds. */
const ADDRESS_LIFETIME = 60;
const MAX_ORDERS = 50;

const COLUMNS = 'id, owner_id, kind, storage_path, status, reason, confirmed_name, submitted_at, reviewed_at, reviewed_by';

/**
 * An identity document with its owner, its reviewer and when its review is due; `null` if there is none. Those of deleted accounts are
 * only kept.
 * @throws {ServiceError}
 */
export async function readDocument(id: string) {
  if (!isUuid(id)) return null;
  const client = await getClient();
  const document = await dataOf(client.from('kyc_documents').select(COLUMNS).eq('id', id).maybeSingle());
  if (document === null || document.owner_id === null) return null;
  const { owner_id: owner, reviewed_by: reviewedBy, submitted_at: submitted } = document;
  const parties = await readParties(owner, reviewedBy);
  return {
    ...document,
    owner,
    ...parties,
    ...withDue(computeDocumentDue(submitted)),
  };
}

export type ReviewedDocument = NonNullable<Awaited<ReturnType<typeof readDocument>>>;

/**
 * What to compare a person's document with: the names and countries on their orders, each once, and their documents.
 * @throws {ServiceError}
 */
export async function readEvidence(owner: string) {
  const client = await getClient();
  const newest = { ascending: false };
  const [orders, documents] = await Promise.all([
    dataOf(
      client
        .from('orders')
        .select('full_name, billing_country')
        .eq('user_id', owner)
        .order('created_at', newest)
        .order('id')
        .limit(MAX_ORDERS),
    ),
    dataOf(
      client
        .from('kyc_documents')
        .select('id, kind, status, reason, confirmed_name, submitted_at')
        .eq('owner_id', owner)
        .order('submitted_at', newest)
        .order('id'),
    ),
  ]);
  const buyers = new Map(
    orders.map(({ full_name: name, billing_country: country }) => [`${name} ${country}`, { name, country }]),
  );
  return { buyers: [...buyers.values()], documents };
}

export type Evidence = Awaited<ReturnType<typeof readEvidence>>;

/**
 * The documents that wait for the signed-in admin, who cannot review their own; the oldest first.
 * @throws {ServiceError}
 */
export async function readWaitingDocuments(): Promise<readonly Waiting[]> {
  const [client, self] = await Promise.all([getClient(), readPerson()]);
  const rows = await dataOf(
    client
      .from('kyc_documents')
      .select('id, owner_id, submitted_at')
      .eq('status', 'pending')
      .not('owner_id', 'is', null)
      .order('submitted_at')
      .order('id')
      .limit(MAX_WAITING),
  );
  const waiting = rows.map(({ id, owner_id: owner, submitted_at: since }) => ({ record: id, since, owner }));
  return withoutOwnRecords(waiting, self?.id);
}

/**
 * The file of a document, which the browser does not keep.
 * @throws {ServiceError} also if it has been removed
 */
export async function downloadDocument(path: string, signal: AbortSignal): Promise<Blob> {
  const storage = await getStorage();
  return storageDataOf(storage.from('kyc').download(path, {}, { cache: 'no-store', signal }));
}

/**
 * A signed URL of a document, which is valid for a minute.
 * @throws {ServiceError} also if the file has been removed
 */
export async function signDocument(path: string): Promise<string> {
  const storage = await getStorage();
  return (await storageDataOf(storage.from('kyc').createSignedUrl(path, ADDRESS_LIFETIME))).signedUrl;
}
