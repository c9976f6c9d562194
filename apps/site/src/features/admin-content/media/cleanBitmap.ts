import { withoutMetadata } from '../../../lib/picture/withoutMetadata.ts';
import { pictureType } from './pictureType.ts';

/** Shorter than anything that follows the first bytes of a picture: what some programs write for a picture that they lost. */
const EMPTY_BYTES = 12;

/**
 * Removes metadata from the picture that a data address holds. Its content says what it is, as browsers read it, not its type.
 * @returns `null` if the picture cannot be read or cleaned, so that it may still say where it was taken
 */
export function cleanBitmap(address: string): string | null {
  const bytes = bytesOf(address);
  if (bytes === null) return null;
  if (bytes.length < EMPTY_BYTES) return toAddress('image/png', bytes);
  const type = pictureType(bytes);
  const clean = type === null ? null : withoutMetadata(bytes, type);
  return type === null || clean === null ? null : toAddress(type, clean);
}

/** The content of a data address, in base64 or with percent signs; `null` if it is malformed. */
function bytesOf(address: string): Uint8Array | null {
  const [, type = '', data = ''] = /^data:([^,]*),([^#]*)/i.exec(address.trim()) ?? [];
  const text = data.replaceAll(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  try {
    const content = /; *base64 *$/i.test(type) ? atob(text) : text;
    return /^[\0-\u00FF]*$/.test(content) ? Uint8Array.from(content, (byte) => byte.charCodeAt(0)) : null;
  } catch {
    return null; // no base64
  }
}

const toAddress = (type: string, bytes: Uint8Array) =>
  `data:${type};base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
