import type { Row } from '@duneline/specs/contract';
import { parseForm } from '../forms/parseForm.ts';
import type { FormPart } from '../forms/parseForm.ts';
import { textOfBase64 } from './base64.ts';
import type { Bytes } from './Blobs.ts';
import { isEmptyFolder } from './keys.ts';
import { assertMimeType, limitOf } from './limits.ts';
import { invalidRequest, tooLarge } from './StorageError.ts';

/** A file being uploaded. */
export interface Upload {
  readonly bytes: Bytes;
  readonly mimetype: string;
  readonly cacheControl: string;
  readonly userMetadata: Row;
  /** Whether it exceeds the bucket's limit; for a form this is known only while reading. */
  readonly isTruncated: boolean;
}

const longestMetadata = 1024 * 1024;

/**
 * Reads the file in a request, from the body or a form.
 * @throws StorageError for a type or size that the bucket does not accept
 */
export async function readUpload(request: Request, bucket: Row, key: string): Promise<Upload> {
  const limit = isEmptyFolder(key) ? 0 : limitOf(bucket['file_size_limit']);
  const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data') === true;
  const upload = isForm ? await readForm(request) : await readBody(request);
  const allowed = bucket['allowed_mime_types'];
  if (Array.isArray(allowed) && allowed.length > 0 && !isEmptyFolder(key)) assertMimeType(upload.mimetype, allowed.map(String));
  const isTruncated = upload.bytes.length > limit;
  if (isTruncated && !isForm) throw tooLarge();
  return { ...upload, isTruncated };
}

/** Parses a JSON object; empty for anything else. */
export function parseMetadata(text: string | null): Row {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}

/** Decodes the `x-metadata` header, which is base64. */
export function headerMetadata(request: Request): Row {
  return parseMetadata(textOfBase64(request.headers.get('x-metadata') ?? ''));
}

type Content = Omit<Upload, 'isTruncated'>;

async function readBody(request: Request): Promise<Content> {
  return {
    bytes: new Uint8Array(await request.arrayBuffer()),
    mimetype: request.headers.get('content-type') ?? 'application/octet-stream',
    cacheControl: request.headers.get('cache-control') ?? 'no-cache',
    userMetadata: headerMetadata(request),
  };
}

async function readForm(request: Request): Promise<Content> {
  const contentType = request.headers.get('content-type') ?? '';
  const parts = parseForm(new Uint8Array(await request.arrayBuffer()), contentType) ?? [];
  const file = parts.find(({ filename }) => filename !== null);
  if (file === undefined) throw invalidRequest('No content provided', 'InvalidRequest');
  const cacheTime = fieldOf(parts, 'cacheControl');
  const metadata = fieldOf(parts, 'metadata') ?? fieldOf(parts, 'userMetadata');
  if (metadata !== null && metadata.length > longestMetadata) throw tooLarge('user_metadata');
  return {
    bytes: file.bytes,
    mimetype: fieldOf(parts, 'contentType') ?? file.type,
    cacheControl: cacheTime === null ? 'no-cache' : `max-age=${cacheTime}`,
    userMetadata: parseMetadata(metadata),
  };
}

function fieldOf(parts: readonly FormPart[], name: string): string | null {
  const field = parts.find((part) => part.name === name);
  return field?.filename === null && field.bytes.length > 0 ? new TextDecoder().decode(field.bytes) : null;
}
