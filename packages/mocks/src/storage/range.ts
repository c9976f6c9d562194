import { StorageError } from './StorageError.ts';

/** A byte range, inclusive. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Parses a `Range` header for a file of `size` bytes.
 * @throws InvalidRange (416) if it is not satisfiable, or has several ranges
 */
export function parseRange(header: string, size: number): ByteRange {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? [];
  const isSuffix = from === '';
  const first = isSuffix ? Math.max(size - Number(to), 0) : Number(from);
  const last = isSuffix || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if ((isSuffix && Number(to) === 0) || first > last || first >= size) {
    throw new StorageError('InvalidRange', 416, 'invalid range provided', { error: 'invalid_range', status: 416 });
  }
  return { first, last };
}
