import { PgError } from './PgError.ts';

/**
 * Parses a uuid to lower case with hyphens.
 * @throws PgError 22P02
 */
export function parseUuid(text: string): string {
  if (/^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/.test(text)) return text;
  const bare = /^\{(.*)\}$/.exec(text)?.[1] ?? text;
  if (!/^(?:[\da-f]{4}-?){7}[\da-f]{4}$/i.test(bare)) throw new PgError('22P02', `invalid input syntax for type uuid: "${text}"`);
  const hex = bare.replaceAll('-', '').toLowerCase();
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/**
 * Parses `true`, `yes`, `on`, `1`, their opposites and unique prefixes.
 * @throws PgError 22P02
 */
export function parseBoolean(text: string): boolean {
  const word = text.trim().toLowerCase();
  const begins = (...names: readonly string[]): boolean => word !== '' && names.some((name) => name.startsWith(word));
  if (begins('true', 'yes', '1') || word === 'on') return true;
  if (begins('false', 'no', '0') || word === 'off' || word === 'of') return false;
  throw new PgError('22P02', `invalid input syntax for type boolean: "${text}"`);
}

/**
 * Parses a bytea in hex or escape format to `\x…`.
 * @throws PgError 22P02 or 22023
 */
export function parseBytes(text: string): string {
  if (text.startsWith('\\x')) {
    // Spaces are allowed between bytes, but not within one.
    const pairs = text.slice(2).match(/(?!\s)[^](?:[^]|$)/gu) ?? [];
    for (const pair of pairs) {
      const strange = /[^\da-f]/iu.exec(pair)?.[0];
      if (strange !== undefined) throw new PgError('22023', `invalid hexadecimal digit: "${strange}"`);
      if (pair.length === 1) throw new PgError('22023', 'invalid hexadecimal data: odd number of digits');
    }
    return `\\x${pairs.join('').toLowerCase()}`;
  }
  if (/\\(?!\\|[0-3][0-7]{2})/.test(text.replaceAll('\\\\', '')))
    throw new PgError('22P02', 'invalid input syntax for type bytea');
  const pieces = text.match(/\\\\|\\[0-7]{3}|[^\\]/gu) ?? [];
  return bytesText(
    pieces.flatMap((piece) =>
      piece === '\\\\' ? [92] : piece.length === 4 ? [Number.parseInt(piece.slice(1), 8)] : [...new TextEncoder().encode(piece)],
    ),
  );
}

/** Prints bytes as `\x…`. */
export function bytesText(bytes: Iterable<number>): string {
  return `\\x${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** The bytes of a bytea in stored form. */
export function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text.slice(2).match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
