const signatures = [
  { type: 'application/pdf', bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { type: 'image/jpeg', bytes: [0xff, 0xd8, 0xff] },
  { type: 'image/png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
] as const;

export type KnownFileType = (typeof signatures)[number]['type'];

/** The MIME type by a file's first bytes, whatever its name says; `null` for one that is not known. */
export async function fileTypeOf(file: Blob): Promise<KnownFileType | null> {
  const start = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  return signatures.find(({ bytes }) => bytes.every((byte, index) => start[index] === byte))?.type ?? null;
}
