import type { Row } from '@duneline/specs/contract';
import { json } from '../gateway/json.ts';
import type { Project } from '../project.ts';
import { randomUuid } from '../random.ts';
import type { Session } from '../session/Session.ts';
import type { Bytes } from './Blobs.ts';
import { ownerOf, visibleBucket } from './buckets.ts';
import { storageErrorOf } from './errorResponse.ts';
import { fileMetadata } from './fileMetadata.ts';
import { assertBucketName, assertKey } from './keys.ts';
import { readUpload } from './readUpload.ts';
import { assertRobotsTag } from './robotsTag.ts';
import { insertInto, dryRun, upsertObject } from './rows.ts';
import type { StorageCall } from './StorageCall.ts';
import { alreadyExists, tooLarge } from './StorageError.ts';

/** A planned write, before any content is stored. */
export interface Intent {
  readonly bucket: string;
  readonly key: string;
  readonly owner: string | null;
  readonly isUpsert: boolean;
  readonly metadata: Row;
  readonly userMetadata: Row | null;
}

/** Stores a new object; with `x-upsert: true` it replaces an existing one. */
export async function createObject(call: StorageCall): Promise<Response> {
  const isUpsert = call.request.headers.get('x-upsert') === 'true';
  return json(200, await storeObject(call, call.session, { owner: call.owner, isUpsert }));
}

/** Stores an object, whether or not it exists. */
export async function updateObject(call: StorageCall): Promise<Response> {
  return json(200, await storeObject(call, call.session, { owner: call.owner, isUpsert: true }));
}

/** Reads the file in a request and stores it, if `session` may write there. */
export async function storeObject(
  { project, request, system, bucket, key }: StorageCall,
  session: Session,
  { owner, isUpsert }: Pick<Intent, 'owner' | 'isUpsert'>,
): Promise<{ readonly Id: unknown; readonly Key: string }> {
  assertBucketName(bucket);
  const robotsTag = request.headers.get('x-robots-tag');
  if (robotsTag !== null) assertRobotsTag(robotsTag);
  const upload = await readUpload(request, visibleBucket(system, bucket), key);
  assertKey(key);
  const contentLength = Number(request.headers.get('content-length') ?? upload.bytes.length);
  const metadata = { mimetype: upload.mimetype, contentLength };
  const intent = { bucket, key, owner, isUpsert, metadata, userMetadata: upload.userMetadata };
  assertUploadable(session, intent);
  if (upload.isTruncated) throw tooLarge();
  const extra = robotsTag === null ? {} : { xRobotsTag: robotsTag };
  const row = completeUpload(project, system, intent, { ...fileMetadata(project, upload), ...extra }, upload.bytes);
  return { Id: row['id'], Key: `${bucket}/${key}` };
}

/** @throws AccessDenied if the policies forbid writing, KeyAlreadyExists if the object exists */
export function assertUploadable(session: Session, intent: Intent): void {
  const values = { ...valuesOf(intent), version: '1' };
  try {
    dryRun(session, () => {
      if (intent.isUpsert) upsertObject(session, values);
      else insertInto(session, 'storage.objects', values);
    });
  } catch (error) {
    const known = storageErrorOf(error);
    throw known.code === 'ResourceAlreadyExists' && !intent.isUpsert ? alreadyExists('KeyAlreadyExists') : known;
  }
}

/** Writes the row and the content of an authorized upload. */
export function completeUpload(project: Project, system: Session, intent: Intent, metadata: Row, bytes: Bytes): Row {
  const version = randomUuid(project.random);
  const row = upsertObject(system, { ...valuesOf({ ...intent, metadata }), version, updated_at: system.now });
  project.blobs.put(version, bytes);
  return row;
}

function valuesOf({ bucket, key, owner, metadata, userMetadata }: Intent): Row {
  return { bucket_id: bucket, name: key, metadata, user_metadata: userMetadata ?? undefined, ...ownerOf(owner) };
}
