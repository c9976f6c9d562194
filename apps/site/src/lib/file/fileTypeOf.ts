/** How files begin and end. A PDF says where it ends within its last 1024 bytes. */
const formats = [
  { type: 'application/pdf', start: [0x25, 0x50, 0x44, 0x46, 0x2d], end: '%%EOF' },
  { type: 'image/jpeg', start: [0xff, 0xd8, 0xff], end: '' },
  { type: 'image/png', start: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], end: '' },
] as const;

export type KnownFileType = (typeof formats)[number]['type'];

/** The MIME type by a file's content, whatever its name says; `null` for one that is not known. */
export async function fileTypeOf(file: Blob): Promise<KnownFileType | null> {
  const begin = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  const tail = await file.slice(-1024).text();
  const format = formats.find(({ start, end }) => start.every((byte, index) => begin[index] === byte) && tail.includes(end));
  return format?.type ?? null;
}

/**
 * Whether a file is named as another type than its content is. A name such as "scan.pdf (1)" says no type, so that the browser
 * gives none.
 */
export const isMisnamed = (file: Blob, content: string | null): boolean => file.type !== '' && file.type !== content;
