import { createBackend } from '@duneline/mocks';
import { backendSpec } from '@duneline/specs/backend';
import { StorageClient } from '@supabase/storage-js';
import { expect, it } from 'vitest';
import { storeFile } from './storageDataOf.ts';

const backend = createBackend(backendSpec);
const file = { path: 'uploads/a.png', file: new Blob(['x'], { type: 'image/png' }), type: 'image/png' };

/** The bucket of pictures, in the name of the admin. */
async function openBucket(send: (request: Request) => Promise<Response>) {
  const session = await backend.signInAs('admin');
  const headers = { apikey: backend.keys.anon, authorization: `Bearer ${session?.access_token}` };
  return new StorageClient(`${backend.url}/storage/v1`, headers, (input, init) => send(new Request(input, init))).from('media');
}

it('stores a file', async () => {
  const bucket = await openBucket(backend.fetch);
  await storeFile(bucket, file);
  expect((await bucket.list('uploads')).data).toMatchObject([{ name: 'a.png' }]);
});

it.each([{}, []])('does not take %j for a stored file', async (answer) => {
  const bucket = await openBucket(async () => Response.json(answer));
  await expect(storeFile(bucket, file)).rejects.toMatchObject({ name: 'ServiceError', status: 502 });
});
