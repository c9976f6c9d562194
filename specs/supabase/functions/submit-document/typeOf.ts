/**
 * How the files that the bucket accepts begin and end, and what their names end in. `apps/site/src/lib/file/fileTypeOf.ts` checks
 * the same content before the upload. A PDF says where it ends within its last 1024 bytes.
 */
const formats = [
  { type: 'application/pdf', start: [0x25, 0x50, 0x44, 0x46, 0x2d], end: '%%EOF', names: /^pdf$/i },
  { type: 'image/jpeg', start: [0xff, 0xd8, 0xff], end: '', names: /^jpe?g$/i },
  { type: 'image/png', start: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], end: '', names: /^png$/i },
] as const;

/**
 * The media type by a file's content; `null` for an unsupported one, and for a name with the ending of another type. "scan" and
 * "scan.pdf (1)" end like no type.
 */
export function typeOf(start: Uint8Array, end: Uint8Array, name: string): string | null {
  const tail = new TextDecoder('latin1').decode(end);
  const format = formats.find((one) => one.start.every((byte, index) => start[index] === byte) && tail.includes(one.end));
  const [, ending] = /\.([a-z][a-z0-9]*)$/i.exec(name) ?? [];
  return format && (ending === undefined || format.names.test(ending)) ? format.type : null;
}
