import type { Claims } from '@duneline/specs/contract';
import { json } from '../gateway/json.ts';
import type { Project } from '../project.ts';
import { assetResponse } from './assetResponse.ts';
import { visibleObject } from './download.ts';
import { storageErrorOf } from './errorResponse.ts';
import { verifyToken } from './authenticate.ts';
import { assertBucketName } from './keys.ts';
import { headerMetadata } from './readUpload.ts';
import { findRows } from './rows.ts';
import { textOf } from './rowJson.ts';
import type { ObjectShape } from './shape.ts';
import type { StorageCall } from './StorageCall.ts';
import { StorageError } from './StorageError.ts';
import { assertUploadable, storeObject } from './upload.ts';

const expiresIn = { type: 'integer', minimum: 1 } as const;

/** Validity of a signed URL, in seconds. */
export const signBody: ObjectShape = { type: 'object', required: ['expiresIn'], properties: { expiresIn } };

/** Validity of several signed URLs, in seconds. */
export const signManyBody: ObjectShape = {
  type: 'object',
  required: ['expiresIn', 'paths'],
  properties: { expiresIn, paths: { type: 'array', minItems: 1, maxItems: 1000 } },
};

/** Query of a signed URL. */
export const tokenQuery: ObjectShape = {
  type: 'object',
  required: ['token'],
  properties: { token: { type: 'string' }, download: { type: 'string' } },
};

/** Validity of a signed upload URL, in seconds. */
const uploadSeconds = 7200;

/** Creates a URL with which anyone can read an object for a limited time. */
export function createSignedUrl({ project, session, bucket, key, body }: StorageCall): Response {
  visibleObject(session, bucket, key);
  return json(200, { signedURL: signedUrl(project, `${bucket}/${key}`, Number(body['expiresIn'])) });
}

/** Creates signed URLs of several objects, with an error for each that does not exist or is forbidden. */
export function createSignedUrls({ project, session, bucket, body }: StorageCall): Response {
  assertBucketName(bucket);
  const paths = Array.isArray(body['paths']) ? body['paths'].map(String) : [];
  const signed = paths.map((path) => {
    const isThere = findRows(session, 'storage.objects', { bucket_id: bucket, name: path }).length > 0;
    return {
      error: isThere ? null : 'Either the object does not exist or you do not have access to it',
      path,
      signedURL: isThere ? signedUrl(project, `${bucket}/${path}`, Number(body['expiresIn'])) : null,
    };
  });
  return json(200, signed);
}

/** GET of an object by signed URL. */
export async function getSignedObject(call: StorageCall): Promise<Response> {
  const { exp } = await verifySignature(call, textOf(call.query['token']), 'download');
  return assetResponse(call, visibleObject(call.system, call.bucket, call.key), Number(exp));
}

/** Creates a URL with which anyone can upload one object within two hours, if the caller may upload it. */
export function createSignedUploadUrl({ project, request, session, bucket, key, owner }: StorageCall): Response {
  assertBucketName(bucket);
  const isUpsert = request.headers.get('x-upsert') === 'true';
  const metadata = {
    mimetype: request.headers.get('content-type'),
    contentLength: Number(request.headers.get('content-length') ?? 0),
  };
  assertUploadable(session, { bucket, key, owner, isUpsert, metadata, userMetadata: headerMetadata(request) });
  const url = `${bucket}/${key}`;
  const token = sign(project, { ...(owner !== null && { owner }), url, upsert: isUpsert, scope: 'upload' }, uploadSeconds);
  return json(200, { url: `/object/upload/sign/${url}?token=${token}`, token });
}

/** Uploads an object by signed URL. */
export async function uploadToSignedUrl(call: StorageCall): Promise<Response> {
  const { owner, upsert } = await verifySignature(call, textOf(call.query['token']), 'upload');
  const rights = { owner: typeof owner === 'string' ? owner : null, isUpsert: upsert === true };
  const { Key } = await storeObject(call, call.system, rights);
  return json(200, { Key });
}

/**
 * Verifies a token for this object and action.
 * @throws InvalidJWT, InvalidSignature
 */
export async function verifySignature(
  { project, bucket, key }: Pick<StorageCall, 'project' | 'bucket' | 'key'>,
  token: string,
  scope: 'download' | 'upload',
): Promise<Claims> {
  assertBucketName(bucket);
  const claims = await verifyToken(project, token).catch((error: unknown) => {
    throw new StorageError('InvalidJWT', 400, storageErrorOf(error).message);
  });
  if (claims['scope'] !== scope) throw new StorageError('InvalidSignature', 400, `Token is not scoped for ${scope}`);
  if (claims['url'] !== `${bucket}/${key}`) throw new StorageError('InvalidSignature', 400, 'Invalid signature');
  return claims;
}

function signedUrl(project: Project, url: string, seconds: number): string {
  return `/object/sign/${url}?token=${sign(project, { url, scope: 'download' }, seconds)}`;
}

function sign(project: Project, claims: Claims, seconds: number): string {
  const iat = Math.floor(project.clock.now() / 1000);
  if (iat + seconds > latest) throw new StorageError('InvalidParameter', 400, 'Invalid Parameter expiresIn');
  return project.tokens.signWithSecret({ ...claims, iat, exp: iat + seconds });
}

/** The latest possible time, in seconds. */
const latest = Math.floor(Number.MAX_SAFE_INTEGER / 1000);
