import type { Bytes } from '../storage/Blobs.ts';

const normalizeLines = (text: string): string => text.replaceAll(/\r\n|\r|\n/g, '\r\n');
const escape = (name: string): string => name.replaceAll(/[\r\n"]/g, (character) => encodeURIComponent(character));

/** Encodes a form as `multipart/form-data`, reading its files by the methods that every engine has. */
export async function encodeForm(form: FormData): Promise<{ readonly bytes: Bytes; readonly contentType: string }> {
  const boundary = `----duneline-${crypto.randomUUID()}`;
  const encoder = new TextEncoder();
  const chunks: Uint8Array[] = [];
  for (const [name, value] of form) {
    const disposition = `--${boundary}\r\nContent-Disposition: form-data; name="${escape(normalizeLines(name))}"`;
    if (typeof value === 'string') chunks.push(encoder.encode(`${disposition}\r\n\r\n${normalizeLines(value)}\r\n`));
    else {
      const type = value.type === '' ? 'application/octet-stream' : value.type;
      const head = `${disposition}; filename="${escape(value.name)}"\r\nContent-Type: ${type}\r\n\r\n`;
      chunks.push(encoder.encode(head), new Uint8Array(await value.arrayBuffer()), encoder.encode('\r\n'));
    }
  }
  chunks.push(encoder.encode(`--${boundary}--\r\n`));
  return { bytes: concatenate(chunks), contentType: `multipart/form-data; boundary=${boundary}` };
}

function concatenate(chunks: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
