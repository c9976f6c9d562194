import type { Row } from '@duneline/specs/contract';
import { json } from '../gateway/json.ts';
import { assetResponse } from './assetResponse.ts';
import { isoOf, metadataOf } from './rowJson.ts';
import { assertBucketName, assertKey } from './keys.ts';
import { findRows } from './rows.ts';
import type { ObjectShape } from './shape.ts';
import type { StorageCall } from './StorageCall.ts';
import { noSuchBucket, noSuchKey } from './StorageError.ts';

/** `download` is the file's name; if empty, the object's own. */
export const downloadQuery: ObjectShape = { type: 'object', properties: { download: { type: 'string' } } };

/** GET of an object: of a private bucket if the policies allow it, of a public one for everybody. */
export function getObject(call: StorageCall): Response {
  return assetResponse(call, readableObject(call));
}

/** GET of an object in a public bucket. */
export function getPublicObject(call: StorageCall): Response {
  return assetResponse(call, publicObject(call));
}

/** Metadata of an object, as JSON. */
export function getInfo(call: StorageCall): Response {
  return infoResponse(readableObject(call));
}

/** Metadata of an object in a public bucket, as JSON. */
export function getPublicInfo(call: StorageCall): Response {
  return infoResponse(publicObject(call));
}

/**
 * Finds the object of a call that the session may see.
 * @throws NoSuchKey
 */
export function visibleObject(session: StorageCall['session'], bucket: string, key: string): Row {
  assertBucketName(bucket);
  assertKey(key);
  const [object] = findRows(session, 'storage.objects', { bucket_id: bucket, name: key });
  if (object === undefined) throw noSuchKey();
  return object;
}

function readableObject({ session, system, bucket, key, isAuthenticated }: StorageCall): Row {
  const [found] = findRows(system, 'storage.buckets', { id: bucket });
  const isPublic = found?.['public'] === true;
  if (found === undefined || !(isPublic || isAuthenticated)) throw noSuchBucket();
  return visibleObject(isPublic ? system : session, bucket, key);
}

function publicObject({ system, bucket, key }: StorageCall): Row {
  const [found] = findRows(system, 'storage.buckets', { id: bucket });
  if (found?.['public'] !== true) throw noSuchBucket();
  return visibleObject(system, bucket, key);
}

function infoResponse(row: Row): Response {
  const metadata = metadataOf(row['metadata']);
  const body = {
    id: row['id'],
    name: row['name'],
    version: row['version'],
    bucket_id: row['bucket_id'],
    size: metadata['size'] ?? null,
    content_type: metadata['mimetype'] ?? null,
    cache_control: metadata['cacheControl'] ?? null,
    etag: metadata['eTag'] ?? null,
    metadata: row['user_metadata'],
    last_modified: isoOf(row['updated_at']),
    created_at: isoOf(row['created_at']),
  };
  return json(200, body);
}
