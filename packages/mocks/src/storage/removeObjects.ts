import { json } from '../gateway/json.ts';
import { visibleObject } from './download.ts';
import { assertBucketName } from './keys.ts';
import { deleteRows } from './rows.ts';
import { objectJson } from './rowJson.ts';
import type { ObjectShape } from './shape.ts';
import type { StorageCall } from './StorageCall.ts';
import { accessDenied } from './StorageError.ts';

/** Keys of the objects to remove; the service calls them prefixes, but they are not. */
export const removeBody: ObjectShape = {
  type: 'object',
  required: ['prefixes'],
  properties: { prefixes: { type: 'array', minItems: 1 } },
};

/**
 * Removes an object.
 * @throws NoSuchKey if there is none, AccessDenied if the policies forbid it
 */
export function removeObject({ session, system, bucket, key }: StorageCall): Response {
  visibleObject(system, bucket, key);
  const removed = deleteRows(session, 'storage.objects', [{ bucket_id: bucket, name: key }]);
  if (removed.length === 0) throw accessDenied('Access denied');
  return json(200, { message: 'Successfully deleted' });
}

/** Removes the given objects as far as the caller may, and returns the removed ones. */
export function removeObjects({ session, bucket, body }: StorageCall): Response {
  assertBucketName(bucket);
  const keys = Array.isArray(body['prefixes']) ? body['prefixes'].map(String) : [];
  const removed = deleteRows(
    session,
    'storage.objects',
    keys.map((name) => ({ bucket_id: bucket, name })),
  );
  return json(200, removed.map(objectJson));
}
