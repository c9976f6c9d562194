type Bytes = Uint8Array<ArrayBuffer>;
type Part = readonly [...bytes: number[]] | Uint8Array;

/**
 * A picture file with its picture only: without the position, device and time that Exif, XMP, IPTC, comments and previews hold, and
 * without what follows the picture's end. The orientation of a JPEG stays.
 * @returns `null` for a file whose structure cannot be read, and for an AVIF with metadata, which is not rewritten
 */
export function withoutMetadata(bytes: Uint8Array, type: string): Bytes | null {
  switch (type) {
    case 'image/jpeg':
      return join(jpegParts(bytes));
    case 'image/png':
      return join(pngParts(bytes));
    case 'image/webp':
      return join(webpParts(bytes));
    case 'image/avif':
      return hasAvifMetadata(bytes) ? null : new Uint8Array(bytes);
    default:
      return null;
  }
}

const textAt = (bytes: Uint8Array, from: number, length: number) => String.fromCharCode(...bytes.subarray(from, from + length));

function join(parts: readonly Part[] | null): Bytes | null {
  if (parts === null) return null;
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The segments of a JPEG up to its end marker: those of the picture, its color profile and its orientation. */
function jpegParts(bytes: Uint8Array): readonly Part[] | null {
  const parts: Part[] = [bytes.subarray(0, 2)];
  let hasPicture = false;
  for (let at = 2; bytes[at] === 0xff;) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1; // a fill byte
      continue;
    }
    if (marker === 0xd9) return hasPicture ? [...parts, [0xff, 0xd9]] : null;
    const end = at + 2 + numberAt(bytes, at + 2, 2);
    if (end < at + 4 || end > bytes.length) return null;
    const next = marker === 0xda ? endOfScan(bytes, end) : end;
    const part = keptSegment(marker, bytes.subarray(at, next));
    if (part) parts.push(part);
    hasPicture ||= marker === 0xda;
    at = next;
  }
  return hasPicture ? parts : null; // cut off, as browsers still show it
}

/** The marker after the compressed data of a scan, in which 0xFF is followed by zero or by a restart marker. */
function endOfScan(bytes: Uint8Array, from: number): number {
  const isMarker = (next: number) => next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7);
  let at = from;
  while (at < bytes.length && !(bytes[at] === 0xff && isMarker(bytes[at + 1] ?? 0))) at += 1;
  return at;
}

function keptSegment(marker: number, segment: Uint8Array): Part | null {
  const name = textAt(segment, 4, 12);
  if (marker === 0xe0) return name.startsWith('JFIF\0') ? segment : null;
  if (marker === 0xe1) return name.startsWith('Exif\0') ? orientationSegment(segment.subarray(10)) : null;
  if (marker === 0xe2) return name === 'ICC_PROFILE\0' ? segment : null;
  if (marker === 0xee) return name.startsWith('Adobe') ? segment : null;
  const isAbout = (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;
  return isAbout ? null : segment;
}

/** An Exif segment that says how the picture is turned and nothing else; `null` where it is not turned. */
function orientationSegment(tiff: Uint8Array): Part | null {
  const isLittle = textAt(tiff, 0, 2) === 'II';
  const read = (at: number, length: number) => numberAt(tiff, at, length, isLittle);
  const directory = read(4, 4);
  const entries = Math.min(read(directory, 2), 1000);
  for (let index = 0; index < entries; index += 1) {
    const entry = directory + 2 + index * 12;
    if (read(entry, 2) !== 0x112) continue;
    const turn = read(entry + 8, 2);
    if (turn < 2 || turn > 8) return null;
    const exif = [0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8];
    return [0xff, 0xe1, 0, 34, ...exif, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, turn, 0, 0, 0, 0, 0, 0];
  }
  return null;
}

/** Chunks that change how the picture looks; those whose name begins with a capital letter have to be kept too. */
const pngChunks = new Set('tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV mDCv cLLI cLLi bKGD pHYs hIST sPLT acTL fcTL fdAT'.split(' '));

/** The chunks of a PNG up to its end. */
function pngParts(bytes: Uint8Array): readonly Part[] | null {
  const parts: Part[] = [bytes.subarray(0, 8)];
  for (let at = 8; at + 12 <= bytes.length;) {
    const name = textAt(bytes, at + 4, 4);
    const next = at + 12 + numberAt(bytes, at, 4);
    if (!/^[a-z]{4}$/i.test(name) || next > bytes.length) return null;
    if (/^[A-Z]/.test(name) || pngChunks.has(name)) parts.push(bytes.subarray(at, next));
    if (name === 'IEND') return parts;
    at = next;
  }
  return null;
}

const webpChunks = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** The bits of a VP8X chunk that announce Exif and XMP. */
const ANNOUNCED = 0x0c;

/** The chunks of a WebP, with its size and its announcements corrected. */
function webpParts(bytes: Uint8Array): readonly Part[] | null {
  const chunks: Uint8Array[] = [];
  const end = Math.min(bytes.length, 8 + numberAt(bytes, 4, 4, true));
  for (let at = 12; at + 8 <= end;) {
    const size = numberAt(bytes, at + 4, 4, true);
    const next = at + 8 + size + (size % 2);
    if (at + 8 + size > end) return null;
    const name = textAt(bytes, at, 4);
    const chunk = new Uint8Array(next - at);
    chunk.set(bytes.subarray(at, Math.min(next, bytes.length)));
    if (name === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ~ANNOUNCED;
    if (webpChunks.has(name)) chunks.push(chunk);
    at = next;
  }
  if (chunks.length === 0) return null;
  const size = 4 + chunks.reduce((sum, { length }) => sum + length, 0);
  const head = [...bytes.subarray(0, 4), ...[0, 8, 16, 24].map((shift) => (size >> shift) & 0xff), ...bytes.subarray(8, 12)];
  return [head, ...chunks];
}

/** An entry of the list of items that is no picture: version, flags, an id of two or four bytes, a protection, and its type. */
const otherItem = /infe[^]{4}(?:[^]{4}|[^]{6})(?:Exif|mime|uri )/;

/** Whether an AVIF has Exif, XMP or a box of somebody's own; true as well where its boxes cannot be read. */
function hasAvifMetadata(bytes: Uint8Array): boolean {
  for (let at = 0; at < bytes.length;) {
    const name = textAt(bytes, at + 4, 4);
    const size = numberAt(bytes, at, 4) || bytes.length - at;
    if (size < 8 || name === 'uuid') return true;
    const box = name === 'meta' || name === 'moov' ? new TextDecoder('latin1').decode(bytes.subarray(at, at + size)) : '';
    if (otherItem.test(box) || (name === 'moov' && /udta|uuid/.test(box))) return true;
    at += size;
  }
  return false;
}

/** A whole number of one to four bytes, beginning with the largest or, `isLittle`, with the smallest. */
function numberAt(bytes: Uint8Array, at: number, length: number, isLittle = false): number {
  const digits = [...bytes.subarray(at, at + length)];
  return (isLittle ? digits.toReversed() : digits).reduce((sum, byte) => sum * 256 + byte, 0);
}
