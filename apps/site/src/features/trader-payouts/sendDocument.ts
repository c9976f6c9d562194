import { getClient } from '../../lib/backend/client.ts';
import { getConnection } from '../../lib/backend/connection.ts';
import { uploadInParts } from '../../lib/file/uploadInParts.ts';
import { randomId } from '../../lib/id/randomId.ts';
import { readOwnId } from '../../lib/trader/readTrader.ts';
import type { ChosenDocument } from './chosenDocument.ts';
import type { Document } from './identity.ts';
import { isSameFile, keepUploadDraft, readUploadDraft } from './uploadDraft.ts';

const endings = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' } as const;

interface Progress {
  /** From 0 to 1. */
  readonly onProgress: (fraction: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Puts a file into its owner's folder under a name of our own, and goes on where an earlier attempt in this tab stopped.
 * @returns its object name
 * @throws {ServiceError}
 */
export async function sendDocument(
  { file, type, content }: ChosenDocument,
  kind: Document['kind'],
  { onProgress, signal }: Progress,
): Promise<string> {
  const [{ auth }, { url, anonKey }, ownerId] = await Promise.all([getClient(), getConnection(), readOwnId()]);
  const token = (await auth.getSession()).data.session?.access_token ?? '';
  const draft = readUploadDraft(ownerId);
  const begun = draft !== null && isSameFile(draft, file) ? draft : null;
  const path = begun?.path ?? `${ownerId}/${randomId()}.${endings[content ?? 'application/pdf']}`;
  await uploadInParts({
    file,
    endpoint: `${url}/storage/v1/upload/resumable`,
    headers: { apikey: anonKey, authorization: `Bearer ${token}` },
    metadata: { bucketName: 'kyc', objectName: path, contentType: type, cacheControl: '0' },
    begun: begun?.address ?? null,
    onBegun: (address) => {
      const { name, size, lastModified } = file;
      keepUploadDraft({ ownerId, kind, name, size, lastModified, address, path });
    },
    onProgress,
    signal,
  });
  return path;
}
