import { decodeXml } from './readDrawing.ts';

/** The picture types that the bucket accepts, with their file extensions. */
export const pictureTypes = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/svg+xml': 'svg',
} as const;
export type PictureType = keyof typeof pictureTypes;

/** The picture type by the file's content, whatever its name; `null` for anything else. */
export function pictureType(bytes: Uint8Array): PictureType | null {
  const ascii = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (bytes[0] === 0x89 && ascii(1, 8) === 'PNG\r\n\u001A\n') return 'image/png';
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg';
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'image/webp';
  // The brands follow the size of the box: encoders also write "mif1" first and "avif" among the compatible ones.
  if (ascii(4, 8) === 'ftyp' && /^(?:.{4})*?avi[fs]/s.test(ascii(8, Math.min(bytes[3] ?? 0, 200)))) return 'image/avif';
  const start = decodeXml(bytes.subarray(0, 8000));
  return /^(?:<\?xml[^>]*\?>|<!--[^]*?-->|<!DOCTYPE\s+svg[^>[]*(?:\[[^\]]*\]\s*)?>|\s)*<svg[\s>/]/i.test(start)
    ? 'image/svg+xml'
    : null;
}
