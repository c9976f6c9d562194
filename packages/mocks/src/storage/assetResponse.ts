import type { Row } from '@duneline/specs/contract';
import { json } from '../gateway/json.ts';
import type { Bytes } from './Blobs.ts';
import { parseRange } from './range.ts';
import { metadataOf, textOf } from './rowJson.ts';
import type { StorageCall } from './StorageCall.ts';

/**
 * Responds with an object, a range of it, or 304 if the client has it already.
 * @param expires when a signed URL expires, in seconds since the epoch
 */
export function assetResponse({ project, request, query }: StorageCall, row: Row, expires?: number): Response {
  const bytes = project.blobs.get(row['version']);
  if (bytes === null) return missingBytes();
  const metadata = metadataOf(row['metadata']);
  if (isKnown(request, metadata)) return new Response(null, { status: 304 });
  const range = request.headers.get('range');
  const part = range === null ? null : parseRange(range, bytes.length);
  const body: Bytes = part === null ? bytes : bytes.slice(part.first, part.last + 1);
  const headers = new Headers({
    'accept-ranges': 'bytes',
    'content-length': String(body.length),
    'content-type': typeOf(metadata['mimetype']),
    etag: textOf(metadata['eTag']),
    'last-modified': new Date(textOf(metadata['lastModified'])).toUTCString(),
    'x-robots-tag': textOf(metadata['xRobotsTag'] ?? 'none'),
  });
  if (expires === undefined) headers.set('cache-control', cacheControl(request, metadata));
  else headers.set('expires', new Date(expires * 1000).toUTCString());
  if (part !== null) headers.set('content-range', `bytes ${part.first}-${part.last}/${bytes.length}`);
  const { download } = query;
  if (typeof download === 'string') headers.set('content-disposition', attachment(download));
  return new Response(body, { status: part === null ? 200 : 206, headers });
}

/** The response for a row without content, which was inserted into `storage.objects` directly. */
function missingBytes(): Response {
  const body = { error: 'Not found', message: 'The resource was not found', statusCode: '404', code: 'NoSuchKey' };
  return json(400, body, { 'cache-control': 'no-store' });
}

function isKnown(request: Request, metadata: Row): boolean {
  const etag = request.headers.get('if-none-match');
  if (etag !== null) return etag === metadata['eTag'];
  const since = Date.parse(request.headers.get('if-modified-since') ?? '');
  return Math.floor(Date.parse(textOf(metadata['lastModified'])) / 1000) <= since / 1000;
}

function cacheControl(request: Request, metadata: Row): string {
  const own = textOf(metadata['cacheControl']);
  // A client with an older version may show it while the new one loads.
  return request.headers.has('if-none-match') ? `${own}, stale-while-revalidate=30` : own;
}

/** An uploaded HTML page must not run with the project's origin. */
function typeOf(mimetype: unknown): string {
  const type = textOf(mimetype);
  return type.includes('text/html') ? 'text/plain' : type;
}

function attachment(name: string): string {
  if (name === '') return 'attachment;';
  const encoded = encodeURIComponent(name);
  return `attachment; filename=${encoded}; filename*=UTF-8''${encoded}`;
}
