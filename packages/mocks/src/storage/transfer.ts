import type { Row } from '@duneline/specs/contract';
import { json } from '../gateway/json.ts';
import { randomUuid } from '../random.ts';
import { ownerOf } from './buckets.ts';
import { assertBucketName, assertKey } from './keys.ts';
import { headerMetadata } from './readUpload.ts';
import { findRows, dryRun, updateRows, upsertObject } from './rows.ts';
import { metadataOf, objectJson, textOf } from './rowJson.ts';
import type { ObjectShape } from './shape.ts';
import type { StorageCall } from './StorageCall.ts';
import { noSuchKey } from './StorageError.ts';
import { assertUploadable } from './upload.ts';

/** Source and destination of an object. */
export const moveBody: ObjectShape = {
  type: 'object',
  required: ['bucketId', 'sourceKey', 'destinationKey'],
  properties: {
    bucketId: { type: 'string' },
    sourceKey: { type: 'string' },
    destinationBucket: { type: 'string' },
    destinationKey: { type: 'string' },
  },
};

/** Source and destination, and whether metadata is copied. */
export const copyBody: ObjectShape = {
  ...moveBody,
  properties: {
    ...moveBody.properties,
    copyMetadata: { type: 'boolean' },
    metadata: { type: 'object', properties: { cacheControl: { type: 'string' }, mimetype: { type: 'string' } } },
  },
};

/** Moves an object to another key or bucket; the policies must allow updating it before and after. */
export function moveObject({ project, session, system, body, owner }: StorageCall): Response {
  const { from, to } = placesOf(body);
  const row = foundObject(session, from);
  const place = { ...to, ...ownerOf(owner) };
  const version = randomUuid(project.random);
  dryRun(session, () => {
    if (updateRows(session, 'storage.objects', from, { ...place, version }).length === 0) throw noSuchKey();
  });
  const bytes = project.blobs.get(row['version']);
  if (from.bucket_id !== to.bucket_id || from.name !== to.name) {
    updateRows(system, 'storage.objects', from, { ...place, version, updated_at: system.now });
    if (bytes !== null) project.blobs.put(version, bytes);
  }
  return json(200, { message: 'Successfully moved' });
}

/** Copies an object that the caller may read. */
export function copyObject({ project, request, session, system, body, owner }: StorageCall): Response {
  const { from, to } = placesOf(body);
  const row = foundObject(session, from);
  const isWhole = body['copyMetadata'] !== false;
  const metadata = { ...metadataOf(row['metadata']), ...(!isWhole && metadataOf(body['metadata'])) };
  const userMetadata = isWhole ? metadataOf(row['user_metadata']) : headerMetadata(request);
  const isUpsert = request.headers.get('x-upsert') === 'true';
  assertUploadable(session, { bucket: to.bucket_id, key: to.name, owner, isUpsert, metadata, userMetadata });
  const version = randomUuid(project.random);
  const bytes = project.blobs.get(row['version']);
  const copy = upsertObject(system, {
    ...to,
    metadata: { ...metadata, lastModified: new Date(project.clock.now()).toISOString() },
    user_metadata: userMetadata,
    version,
    updated_at: system.now,
    ...ownerOf(owner),
  });
  if (bytes !== null) project.blobs.put(version, bytes);
  return json(200, { Id: copy['id'], Key: `${to.bucket_id}/${to.name}`, ...objectJson(copy) });
}

/** With the names of the row's columns. */
type Place = { readonly bucket_id: string; readonly name: string };

function placesOf(body: StorageCall['body']): { readonly from: Place; readonly to: Place } {
  const bucket = textOf(body['bucketId']);
  const from = { bucket_id: bucket, name: textOf(body['sourceKey']) };
  const to = { bucket_id: textOf(body['destinationBucket'] ?? bucket), name: textOf(body['destinationKey']) };
  assertBucketName(bucket);
  assertKey(to.name);
  return { from, to };
}

function foundObject(session: StorageCall['session'], place: Place): Row {
  const [row] = findRows(session, 'storage.objects', place);
  if (row === undefined) throw noSuchKey();
  return row;
}
