import { StorageError, tooLarge } from './StorageError.ts';

/** Maximum size of an object in bytes: 50 MiB, as in a new project. */
export const projectLimit = 52_428_800;

/** Maximum size of a bucket's objects in bytes. */
export function limitOf(bucketLimit: unknown): number {
  return bucketLimit === null || bucketLimit === undefined ? projectLimit : Math.min(Number(bucketLimit), projectLimit);
}

const units: Readonly<Record<string, number>> = { gb: 1e9, mb: 1e6, kb: 1000, b: 1 };

/**
 * Parses `5242880`, `20MB` or `1.5kb` to bytes.
 * @throws EntityTooLarge above the project's limit
 */
export function parseLimit(limit: string | number): number {
  const [, value = '', unit = 'b'] = /^([\d.]+)([gmk]?b)$/i.exec(String(limit)) ?? [];
  const bytes = typeof limit === 'number' ? limit : Number(Number(value).toPrecision(3)) * (units[unit.toLowerCase()] ?? 1);
  if (bytes > projectLimit) throw tooLarge();
  return bytes;
}

/** @throws InvalidMimeType unless the type or its family (`image/*`) is allowed */
export function assertMimeType(mimeType: string, allowed: readonly string[]): void {
  const [type, subtype] = mimeType.split('/');
  const isAllowed = allowed.some((entry) => {
    const [allowedType, allowedSubtype] = entry.split('/');
    return allowedType === type && (allowedSubtype === '*' || allowedSubtype === subtype);
  });
  if (subtype === undefined || !isAllowed) throw invalidMimeType(mimeType);
}

const mimePattern = /^([a-zA-Z0-9\-+.]+)\/([a-zA-Z0-9\-+.]+)(;\s*charset=[a-zA-Z0-9-]+)?$|\*$/;

/** @throws InvalidMimeType for the first invalid type or family */
export function assertMimeTypes(types: readonly string[]): void {
  const wrong = types.find((type) => type.length > 1000 || !mimePattern.test(type));
  if (wrong !== undefined) throw invalidMimeType(wrong);
}

function invalidMimeType(mimeType: string): StorageError {
  return new StorageError('InvalidMimeType', 415, `mime type ${mimeType} is not supported`, { error: 'invalid_mime_type' });
}
