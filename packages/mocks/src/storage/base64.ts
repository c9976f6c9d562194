import type { Bytes } from './Blobs.ts';

/** Longest run of bytes handed to one call: engines limit the number of arguments. */
const chunk = 0x8000;

/** Bytes in base64. */
export function toBase64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += chunk) parts.push(String.fromCharCode(...bytes.subarray(at, at + chunk)));
  return btoa(parts.join(''));
}

/** The bytes of a base64 text, with either alphabet. @throws DOMException InvalidCharacterError when it is none */
export function fromBase64(base64: string): Bytes {
  return Uint8Array.from(atob(base64.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
}

/** The UTF-8 text behind a base64 one, or `null` when there is none. */
export function textOfBase64(base64: string): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(fromBase64(base64));
  } catch {
    return null;
  }
}
