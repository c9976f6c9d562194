import { StorageError } from './StorageError.ts';

/** Bytes from `first` to `last`, both included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** The part of `size` bytes that a `Range` header asks for; throws InvalidRange (416) for one that is not in it, or for several. */
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
