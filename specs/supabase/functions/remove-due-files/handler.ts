import { endpoint } from '../_shared/endpoint.ts';
import { callDatabase } from '../_shared/platform.ts';
import { removeFiles } from '../_shared/storedFiles.ts';

interface DueFile {
  readonly bucket_id: string;
  readonly name: string;
}

/**
 * Removes the files that the database calls due, with their bytes, which only the Storage API does on a hosted project. The job
 * `remove-due-files` calls this; anybody may, because it removes nothing else.
 */
export const handler = endpoint({ methods: ['POST'], longestBody: 1024 }, async ({ environment }) => {
  const files = (await callDatabase(environment, 'due_files', {})) as readonly DueFile[];
  for (const bucket of new Set(files.map(({ bucket_id }) => bucket_id))) {
    const paths = files.filter(({ bucket_id }) => bucket_id === bucket).map(({ name }) => name);
    await removeFiles(environment, bucket, paths);
  }
  return Response.json({ removed: files.length });
});
