import { textOfBase64, toBase64 } from './base64.ts';
import { TusError } from './tus.ts';

/** A client's metadata of an upload; `null` for a name without a value. */
export type TusMetadata = Readonly<Record<string, string | null>>;

/**
 * Parses `Upload-Metadata`: comma-separated names with base64 values.
 * @throws TusError 400
 */
export function parseTusMetadata(header: string | null): TusMetadata {
  if (header === null) throw new TusError(400, 'Metadata header is required');
  const metadata = new Map<string, string | null>();
  for (const pair of header.split(',')) {
    const [, name, value] =
      /^([!-+\--~]+)(?: ((?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?))?$/.exec(pair) ?? [];
    if (name === undefined || metadata.has(name)) throw new TusError(400, 'Invalid upload-metadata\n');
    metadata.set(name, value === undefined || value === '' ? null : textOfBase64(value));
  }
  return Object.fromEntries(metadata);
}

/** Writes `Upload-Metadata`. */
export function printTusMetadata(metadata: TusMetadata): string {
  const pairs = Object.entries(metadata).map(([name, value]) => (value === null ? name : `${name} ${base64Of(value)}`));
  return pairs.join(',');
}

/** Encodes an upload's id for its URL. */
export function encodeUploadId(id: string): string {
  return base64Of(id).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Decodes an upload's id in a URL; an invalid one gives an unknown id. */
export function decodeUploadId(text: string): string {
  return textOfBase64(text) ?? '';
}

function base64Of(text: string): string {
  return toBase64(new TextEncoder().encode(text));
}
