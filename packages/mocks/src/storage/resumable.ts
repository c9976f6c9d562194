import { randomUuid } from '../random.ts';
import type { Bytes } from './Blobs.ts';
import { visibleBucket } from './buckets.ts';
import { fileMetadata } from './fileMetadata.ts';
import { assertBucketName, assertKey } from './keys.ts';
import { assertMimeType, limitOf } from './limits.ts';
import { parseMetadata } from './readUpload.ts';
import { bytesOf, findUpload, removeUpload, saveUpload, uploadLifetime } from './resumableUploads.ts';
import type { ResumableUpload } from './resumableUploads.ts';
import { verifySignature } from './signedUrls.ts';
import type { StorageCall } from './StorageCall.ts';
import { TusError, countOf, tus, tusResponse } from './tus.ts';
import { decodeUploadId, encodeUploadId, parseTusMetadata, printTusMetadata } from './tusMetadata.ts';
import { assertUploadable, completeUpload } from './upload.ts';
import type { Intent } from './upload.ts';

const partType = 'application/offset+octet-stream';
const sizeExceeded = "upload's size exceeded\n";

/** Starts a resumable upload, optionally with its first part. */
export const createUpload = tus(async (call) => {
  const { project, request, url } = call;
  const part = request.headers.get('content-type') === partType ? await partOf(request) : null;
  const upload = newUpload(call);
  const intent = await intentOf(call, upload);
  assertTaken(call, upload);
  saveUpload(project, upload);
  const current = part !== null || upload.length === 0 ? receive(call, upload, intent, part ?? new Uint8Array()) : upload;
  const location = `${url.origin}${url.pathname.replace(/\/$/, '')}/${encodeUploadId(upload.id)}`;
  return tusResponse(201, { location, ...(part !== null && { 'upload-offset': String(current.offset) }), ...expiry(current) });
});

/** Returns the current offset of an upload. */
export const getUpload = tus(async (call) => {
  const upload = findUpload(call.project, decodeUploadId(call.key));
  if (isSigned(call)) await intentOf(call, upload);
  const { offset, length, metadata } = upload;
  return tusResponse(200, {
    'cache-control': 'no-store',
    'upload-offset': String(offset),
    'upload-metadata': printTusMetadata(metadata),
    ...(length === null ? { 'upload-defer-length': '1' } : { 'upload-length': String(length) }),
  });
});

/** Appends a part to an upload; the last part creates the object. */
export const continueUpload = tus(async (call) => {
  const { project, request } = call;
  const offset = countOf(request, 'upload-offset');
  if (offset === null) throw new TusError(403, 'Upload-Offset header required\n');
  const type = request.headers.get('content-type');
  if (type !== partType)
    throw type === null ? new TusError(403, 'Content-Type header required\n') : new TusError(400, 'Invalid content-type\n');
  const part = await partOf(request);
  const stored = findUpload(project, decodeUploadId(call.key));
  const intent = await intentOf(call, stored);
  if (stored.offset !== offset) throw new TusError(409, 'Upload-Offset conflict\n');
  if (stored.offset === stored.length) throw new TusError(413, sizeExceeded);
  const declared = countOf(request, 'upload-length');
  if (declared !== null && (stored.length !== null || declared < offset)) throw lengthWanted();
  const upload = { ...stored, length: stored.length ?? declared };
  assertTaken(call, upload);
  const current = receive(call, upload, intent, part);
  return tusResponse(204, { 'upload-offset': String(current.offset), ...expiry(current) });
});

/** Cancels an upload. */
export const abandonUpload = tus(async (call) => {
  const upload = findUpload(call.project, decodeUploadId(call.key));
  await intentOf(call, upload);
  if (upload.offset === upload.length) throw new TusError(400, 'Cannot terminate an already completed upload');
  removeUpload(call.project, upload);
  return tusResponse(204, {});
});

function newUpload({ project, request }: StorageCall): ResumableUpload {
  const { headers } = request;
  if (headers.has('upload-concat')) {
    throw new TusError(501, 'Concatenation extension is not (yet) supported. Disable parallel uploads in the tus client.\n');
  }
  const length = countOf(request, 'upload-length');
  if ((length === null) !== (headers.get('upload-defer-length') === '1')) throw lengthWanted();
  const metadata = parseTusMetadata(headers.get('upload-metadata'));
  const bucket = metadata['bucketName'] ?? '';
  const key = metadata['objectName'] ?? '';
  assertBucketName(bucket);
  assertKey(key);
  const id = `${bucket}/${key}/${randomUuid(project.random)}`;
  return { id, bucket, key, offset: 0, length, metadata, createdAt: project.clock.now() };
}

/** @throws StorageError if the bucket does not accept the length or type */
function assertTaken({ system }: StorageCall, { bucket, length, metadata }: ResumableUpload): void {
  const found = visibleBucket(system, bucket);
  if ((length ?? 0) > limitOf(found['file_size_limit'])) throw new TusError(413, 'Maximum size exceeded\n');
  const allowed = found['allowed_mime_types'];
  const type = metadata['contentType'];
  if (Array.isArray(allowed) && typeof type === 'string') assertMimeType(type, allowed.map(String));
}

/**
 * The write that the upload will make.
 * @throws StorageError if the policies or the signature do not allow it
 */
async function intentOf(call: StorageCall, { bucket, key, metadata, length }: ResumableUpload): Promise<Intent> {
  const intent = {
    bucket,
    key,
    metadata: { mimetype: metadata['contentType'] ?? null, contentLength: length },
    userMetadata: parseMetadata(metadata['metadata'] ?? null),
  };
  if (isSigned(call)) {
    const signature = call.request.headers.get('x-signature');
    if (signature === null) throw new TusError(400, 'Missing x-signature header');
    const { owner, upsert } = await verifySignature({ ...call, bucket, key }, signature, 'upload');
    return { ...intent, owner: typeof owner === 'string' ? owner : null, isUpsert: upsert === true };
  }
  const own = { ...intent, owner: call.owner, isUpsert: call.request.headers.get('x-upsert') === 'true' };
  assertUploadable(call.session, own);
  return own;
}

function isSigned({ url }: StorageCall): boolean {
  return url.pathname.includes('/upload/resumable/sign');
}

async function partOf(request: Request): Promise<Bytes> {
  return new Uint8Array(await request.arrayBuffer());
}

function receive({ project, system }: StorageCall, upload: ResumableUpload, intent: Intent, part: Bytes): ResumableUpload {
  // Another part may have arrived during the asynchronous verification.
  if (findUpload(project, upload.id).offset !== upload.offset) throw new TusError(409, 'Upload-Offset conflict\n');
  const current = { ...upload, offset: upload.offset + part.length };
  const most = upload.length ?? limitOf(visibleBucket(system, upload.bucket)['file_size_limit']);
  if (current.offset > most) throw new TusError(413, sizeExceeded);
  const bytes = new Uint8Array(current.offset);
  bytes.set(bytesOf(project, upload));
  bytes.set(part, upload.offset);
  if (current.offset === upload.length) {
    const { contentType, cacheControl } = upload.metadata;
    const file = { bytes, mimetype: contentType ?? 'application/octet-stream', cacheControl: cacheControlOf(cacheControl) };
    completeUpload(project, system, intent, fileMetadata(project, file), bytes);
    project.blobs.delete(upload.id);
  } else project.blobs.put(upload.id, bytes);
  saveUpload(project, current);
  return current;
}

function cacheControlOf(seconds: string | null | undefined): string {
  return /^-?\d+$/.test(seconds ?? '') ? `max-age=${seconds ?? ''}` : 'no-cache';
}

function expiry({ offset, length, createdAt }: ResumableUpload): Record<string, string> {
  return offset === length ? {} : { 'upload-expires': new Date(createdAt + uploadLifetime).toUTCString() };
}

function lengthWanted(): TusError {
  return new TusError(400, 'Upload-Length or Upload-Defer-Length header required\n');
}
