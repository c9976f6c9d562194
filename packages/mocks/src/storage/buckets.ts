import type { Row } from '@duneline/specs/contract';
import { json } from '../gateway/json.ts';
import { assertBucketName } from './keys.ts';
import { assertMimeTypes, parseLimit } from './limits.ts';
import { allRows, deleteRows, findRows, insertInto, updateRows } from './rows.ts';
import { bucketJson, textOf } from './rowJson.ts';
import type { Members, ObjectShape } from './shape.ts';
import type { StorageCall } from './StorageCall.ts';
import { StorageError, alreadyExists, invalidRequest, noSuchBucket } from './StorageError.ts';
import { storageErrorOf } from './errorResponse.ts';

const properties: ObjectShape['properties'] = {
  public: { type: 'boolean' },
  file_size_limit: { type: 'size' },
  allowed_mime_types: { type: 'array', isNullable: true },
};

/** The members of a bucket that can be changed. */
export const bucketChanges: ObjectShape = { type: 'object', properties };

/** The members of a new bucket. */
export const newBucket: ObjectShape = {
  type: 'object',
  required: ['name'],
  properties: {
    ...properties,
    name: { type: 'string' },
    id: { type: 'string' },
    type: { type: 'string', enum: ['STANDARD', 'ANALYTICS'] },
  },
};

/** Order and range of a list of buckets. */
export const bucketQuery: ObjectShape = {
  type: 'object',
  properties: {
    limit: { type: 'integer', minimum: 1 },
    offset: { type: 'integer', minimum: 0 },
    sortColumn: { type: 'string', enum: ['id', 'name', 'created_at', 'updated_at'] },
    sortOrder: { type: 'string', enum: ['asc', 'desc'] },
    search: { type: 'string' },
  },
};

/** Lists the buckets that the caller may see, by default in order of creation. */
export function listBuckets({ session, query }: StorageCall): Response {
  const { limit = Infinity, offset = 0, search, sortColumn, sortOrder } = query;
  const wanted = textOf(search).toLowerCase();
  const found = allRows(session, 'storage.buckets').filter((row) => textOf(row['name']).toLowerCase().includes(wanted));
  const sorted = sortColumn === undefined ? found : sortedBy(found, textOf(sortColumn), sortOrder === 'desc' ? -1 : 1);
  const page = sorted.slice(Number(offset), Number(offset) + Number(limit));
  return json(
    200,
    page.map((row) => ({ ...bucketJson(row), type: 'STANDARD' })),
  );
}

/** Returns a bucket. */
export function getBucket({ session, bucket }: StorageCall): Response {
  return json(200, bucketJson(visibleBucket(session, bucket)));
}

/** Creates a bucket, whose id is by default its name. */
export function createBucket({ session, body, owner }: StorageCall): Response {
  const name = textOf(body['name']);
  if (name.trim() !== name) assertBucketName('');
  assertBucketName(name);
  if (body['type'] === 'ANALYTICS') {
    const message = 'The feature Iceberg buckets are not enabled for this tenant is not enabled for this resource';
    throw new StorageError('FeatureNotEnabled', 409, message);
  }
  const values = { id: body['id'] ?? name, name, public: body['public'] ?? false, ...limitsOf(body), ...ownerOf(owner) };
  try {
    insertInto(session, 'storage.buckets', values);
  } catch (error) {
    throw storageErrorOf(error).code === 'ResourceAlreadyExists' ? alreadyExists('BucketAlreadyExists') : error;
  }
  return json(200, { name });
}

/** Changes a bucket's visibility and limits. */
export function updateBucket({ session, bucket, body }: StorageCall): Response {
  assertBucketName(bucket);
  if (Object.keys(body).length === 0) throw invalidRequest('body must NOT have fewer than 1 properties');
  const { public: isPublic } = body;
  const changes = { ...(isPublic !== undefined && { public: isPublic }), ...limitsOf(body) };
  if (updateRows(session, 'storage.buckets', { id: bucket }, changes).length === 0) throw noSuchBucket();
  return json(200, { message: 'Successfully updated' });
}

/** Removes all objects of a bucket immediately; the real service takes up to an hour. */
export function emptyBucket({ session, system, bucket }: StorageCall): Response {
  visibleBucket(session, bucket);
  if (findRows(session, 'storage.objects', { bucket_id: bucket }).length > 0) {
    deleteRows(system, 'storage.objects', [{ bucket_id: bucket }]);
  }
  return json(200, { message: 'Empty bucket has been queued. Completion may take up to an hour.' });
}

/** Deletes an empty bucket. */
export function deleteBucket({ session, system, bucket }: StorageCall): Response {
  visibleBucket(system, bucket);
  if (findRows(system, 'storage.objects', { bucket_id: bucket }).length > 0) {
    throw new StorageError('ResourceNotEmpty', 409, 'The bucket you tried to delete is not empty');
  }
  if (deleteRows(session, 'storage.buckets', [{ id: bucket }]).length === 0) throw noSuchBucket();
  return json(200, { message: 'Successfully deleted' });
}

/**
 * Finds a bucket that the session may see.
 * @throws NoSuchBucket
 */
export function visibleBucket(session: StorageCall['session'], id: string): Row {
  const [bucket] = findRows(session, 'storage.buckets', { id });
  if (bucket === undefined) throw noSuchBucket();
  return bucket;
}

/** The two owner columns; one of them accepts only UUIDs. */
export function ownerOf(owner: string | null): Row {
  if (owner === null) return {};
  return { owner_id: owner, ...(uuidPattern.test(owner) && { owner }) };
}

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-5][0-9a-f]{3}-[089ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

function limitsOf({ file_size_limit: limit, allowed_mime_types: types }: Members): Row {
  const kinds = Array.isArray(types) ? types.map(String).filter((type) => type !== '') : types;
  if (Array.isArray(kinds)) assertMimeTypes(kinds);
  return {
    ...(limit !== undefined && {
      file_size_limit: typeof limit === 'string' || typeof limit === 'number' ? parseLimit(limit) : null,
    }),
    ...(kinds !== undefined && { allowed_mime_types: kinds }),
  };
}

function sortedBy(rows: readonly Row[], column: string, sign: 1 | -1): readonly Row[] {
  const key = (row: Row): string => textOf(row[column]);
  return rows.toSorted((left, right) => (key(left) === key(right) ? 0 : key(left) < key(right) ? -sign : sign));
}
