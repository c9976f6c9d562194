import { useQuery } from '@tanstack/react-query';
import { getClient, getStorage } from '../../lib/backend/client.ts';
import { fileTypeOf, isMisnamed } from '../../lib/file/fileTypeOf.ts';
import { randomId } from '../../lib/id/randomId.ts';
import { dataOf } from '../../lib/query/answerOf.ts';
import { confirmChange } from '../../lib/query/confirmChange.ts';
import { storageDataOf, storeFile } from '../../lib/query/storageDataOf.ts';
import { tableKey } from '../../lib/query/tableKey.ts';
import { readOwnId } from '../../lib/trader/readTrader.ts';

/** What the bucket `attachments` takes (specs/supabase/migrations, ticket attachments). */
export const attachmentRules = { maxBytes: 5_242_880, types: ['application/pdf', 'image/jpeg', 'image/png'] } as const;

const endings: Readonly<Record<(typeof attachmentRules.types)[number], string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};

/** The file's content is not what its name says, or of no type that is taken. */
export class WrongContent extends Error {
  override readonly name = 'WrongContent';
}

/** Sends a file with a ticket; its content decides its type, not its name. @throws {WrongContent | ServiceError} */
export async function attachFile(ticketId: string, file: File): Promise<void> {
  const type = await fileTypeOf(file);
  if (type === null || isMisnamed(file, type)) throw new WrongContent(file.name);
  const [client, storage] = await Promise.all([getClient(), getStorage()]);
  const path = `${await readOwnId()}/${randomId()}.${endings[type]}`;
  await storeFile(storage.from('attachments'), { path, file, type });
  const row = { ticket_id: ticketId, storage_path: path, name: file.name.slice(-120) };
  await confirmChange(
    () => dataOf(client.from('ticket_attachments').insert(row).select('id').single()),
    () => dataOf(client.from('ticket_attachments').select('id').eq('storage_path', path).maybeSingle()),
  );
}

async function readAttachments(ticketId: string) {
  const client = await getClient();
  return dataOf(
    client
      .from('ticket_attachments')
      .select('id, name, storage_path, created_at')
      .eq('ticket_id', ticketId)
      .order('created_at')
      .order('id'),
  );
}

/** The files of a ticket, oldest first. */
export const useAttachments = (ticketId: string) =>
  useQuery({ queryKey: tableKey('ticket_attachments', ticketId), queryFn: () => readAttachments(ticketId) });

/** Reads a file of the signed-in person. @throws {ServiceError} */
export async function readFile(path: string): Promise<Blob> {
  const storage = await getStorage();
  return storageDataOf(storage.from('attachments').download(path));
}
