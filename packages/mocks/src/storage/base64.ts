import type { Bytes } from './Blobs.ts';

/** Maximum number of bytes per call, because engines limit the number of arguments. */
const chunk = 0x8000;

/** Encodes bytes in base64. */
export function toBase64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += chunk) parts.push(String.fromCharCode(...bytes.subarray(at, at + chunk)));
  return btoa(parts.join(''));
}

/**
 * Decodes base64 of either alphabet.
 * @throws DOMException InvalidCharacterError if it is invalid
 */
export function fromBase64(base64: string): Bytes {
  return Uint8Array.from(atob(base64.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
}

/** Decodes base64 to UTF-8 text; `null` if it is invalid. */
export function textOfBase64(base64: string): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(fromBase64(base64));
  } catch {
    return null;
  }
}
