/**
 * The first bytes of the file types that the bucket accepts. `apps/site/src/lib/file/fileTypeOf.ts` checks the same before the
 * upload.
 */
const signatures = [
  { type: 'application/pdf', bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { type: 'image/jpeg', bytes: [0xff, 0xd8, 0xff] },
  { type: 'image/png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
] as const;

/** The media type by a file's first bytes, whatever its name; `null` for an unsupported type. */
export const typeOf = (start: Uint8Array): string | null =>
  signatures.find(({ bytes }) => bytes.every((byte, index) => start[index] === byte))?.type ?? null;
