import type { EdgeEnvironment } from '../../../contract.ts';
import { readRows } from '../_shared/platform.ts';
import { listFolder, removeFiles } from '../_shared/storedFiles.ts';

/**
 * Removes the files of a user before their account is deleted, so that a failure leaves an account that can be deleted again.
 * Documents that must be kept after a payout stay, and go with `remove_due_files`.
 * @throws {Refusal} 502
 */
export async function removeFilesOf(environment: EdgeEnvironment, user: string): Promise<void> {
  const query = `kyc_documents?select=storage_path&owner_id=eq.${user}&keep_until=not.is.null`;
  const kept = (await readRows(environment, query)) as readonly { readonly storage_path: string }[];
  const isKept = (path: string) => kept.some(({ storage_path }) => storage_path === path);
  for (const bucket of ['kyc', 'attachments', 'avatars']) {
    const paths = await listFolder(environment, bucket, user);
    await removeFiles(
      environment,
      bucket,
      paths.filter((path) => !isKept(path)),
    );
  }
}
