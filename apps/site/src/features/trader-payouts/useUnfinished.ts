import { useQuery } from '@tanstack/react-query';
import { getStorage } from '../../lib/backend/client.ts';
import { storageDataOf } from '../../lib/query/storageDataOf.ts';
import { tableKey } from '../../lib/query/tableKey.ts';
import { readOwnId } from '../../lib/trader/readTrader.ts';
import type { Document } from './identity.ts';
import { readUploadDraft, type UploadDraft } from './uploadDraft.ts';

/** What an earlier visit left behind. */
export interface Unfinished {
  /** Object name of a file that arrived and was never handed in; `''` without one. */
  readonly path: string;
  /** An upload that has not arrived. */
  readonly draft: UploadDraft | null;
}

/** The newest file in the own folder that came after the newest document. @throws {ServiceError} */
async function readUnfinished(documents: readonly Document[]): Promise<Unfinished> {
  const [storage, ownerId] = await Promise.all([getStorage(), readOwnId()]);
  const [newest] = await storageDataOf(
    storage.from('kyc').list(ownerId, { limit: 1, sortBy: { column: 'created_at', order: 'desc' } }),
  );
  const newestPath = newest ? `${ownerId}/${newest.name}` : '';
  const isKnown = documents.some(({ storage_path }) => storage_path === newestPath);
  const submittedAt = Date.parse(documents[0]?.submitted_at ?? '') || 0;
  const path = !isKnown && Date.parse(newest?.created_at ?? '') > submittedAt ? newestPath : '';
  const draft = readUploadDraft(ownerId);
  return { path, draft: draft?.path === path ? null : draft };
}

/** What was begun before the page was loaded and can be gone on with. */
export const useUnfinished = (documents: readonly Document[]) =>
  useQuery({
    queryKey: tableKey('kyc_documents', 'unfinished', documents[0]?.id ?? null),
    queryFn: () => readUnfinished(documents),
    gcTime: 0,
    staleTime: Infinity,
  });
