import type { Bytes } from '../storage/Blobs.ts';

/** A field or file of a form. */
export interface FormPart {
  readonly name: string;
  /** `null` for a field. */
  readonly filename: string | null;
  readonly type: string;
  readonly bytes: Bytes;
}

/**
 * Parses a body of `multipart/form-data`; `null` if it is malformed. `Request.formData()` fails in jsdom, because Node makes its
 * files with the global `File`, and that one is jsdom's.
 */
export function parseForm(bytes: Bytes, contentType: string): readonly FormPart[] | null {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(contentType) ?? [];
  const delimiter = `--${quoted ?? plain ?? ''}`;
  // One character for each byte, so that a position in the text is one in the bytes.
  const text = new TextDecoder('latin1').decode(bytes);
  if (delimiter === '--' || !text.startsWith(delimiter)) return null;
  const parts: FormPart[] = [];
  for (let start = delimiter.length; !text.startsWith('--', start);) {
    const headEnd = text.indexOf('\r\n\r\n', start);
    const end = text.indexOf(`\r\n${delimiter}`, headEnd + 4);
    if (headEnd < 0 || end < 0) return null;
    const head = new TextDecoder().decode(bytes.subarray(start, headEnd));
    const name = parameterOf(head, 'name');
    if (name === null) return null;
    const [, type = 'text/plain'] = /^content-type:\s*(.*)$/im.exec(head) ?? [];
    parts.push({ name, filename: parameterOf(head, 'filename'), type: type.toLowerCase(), bytes: bytes.slice(headEnd + 4, end) });
    start = end + 2 + delimiter.length;
  }
  return parts;
}

/** Browsers escape only these characters in a name. */
function parameterOf(head: string, parameter: 'name' | 'filename'): string | null {
  const value = new RegExp(`^content-disposition: *form-data;.*\\b${parameter}="([^"]*)"`, 'im').exec(head)?.[1];
  return value?.replaceAll(/%(?:0A|0D|22)/gi, (escaped) => decodeURIComponent(escaped)) ?? null;
}
