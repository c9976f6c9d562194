import { withoutMetadata } from '../../../lib/picture/withoutMetadata.ts';

const bitmaps = /data:image\/(png|jpe?g|webp);base64,([\w+/=\s]+)/gi;

/** Removes metadata from the pictures that a text holds as data addresses; what is no picture stays as it is. */
export function cleanBitmaps(text: string): string {
  return text.replaceAll(bitmaps, (whole, kind: string, base64: string) => {
    const type = `image/${kind.toLowerCase().replace('jpg', 'jpeg')}`;
    try {
      const clean = withoutMetadata(
        Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0)),
        type,
      );
      return clean === null ? whole : `data:${type};base64,${toBase64(clean)}`;
    } catch {
      return whole; // no base64
    }
  });
}

const toBase64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
