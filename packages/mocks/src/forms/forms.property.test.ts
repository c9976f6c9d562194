import fc from 'fast-check';
import { expect, it } from 'vitest';
import { encodeForm } from './encodeForm.ts';
import { parseForm } from './parseForm.ts';

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom('', '"', 'a\r\nb', '%22', '; filename="x"', 'é\n'),
);
const file = fc
  .record({
    bytes: fc.uint8Array({ maxLength: 40 }),
    name: text,
    type: fc.constantFrom('', 'image/png', 'text/plain;charset=utf-8'),
  })
  // Node leaves out an empty file name, and reads the file as text.
  .map(({ bytes, name, type }) => new File([Uint8Array.from(bytes)], `a${name}`, { type }));
const form = fc.array(fc.tuple(text, fc.oneof(text, file)), { maxLength: 5 }).map((entries) => {
  const filled = new FormData();
  for (const [name, value] of entries) filled.append(name, value);
  return filled;
});

/** What `Request` reads in an encoded form. */
async function readNatively(request: Request): Promise<unknown[]> {
  const read = [...(await request.formData())].map(async ([name, value]) =>
    typeof value === 'string' ? [name, value] : [name, value.name, value.type, [...new Uint8Array(await value.arrayBuffer())]],
  );
  return Promise.all(read);
}

const requestWith = (body: FormData): Request => new Request('https://backend.example', { method: 'POST', body });

it('parses a form as Request does', async () => {
  await fc.assert(
    fc.asyncProperty(form, async (filled) => {
      const request = requestWith(filled);
      const contentType = request.headers.get('content-type') ?? '';
      const parts = parseForm(new Uint8Array(await request.clone().arrayBuffer()), contentType);
      const parsed = parts?.map(({ name, filename, type, bytes }) =>
        filename === null ? [name, new TextDecoder().decode(bytes)] : [name, filename, type, [...bytes]],
      );
      expect(parsed).toEqual(await readNatively(request));
    }),
  );
});

it('encodes a form as Request does', async () => {
  await fc.assert(
    fc.asyncProperty(form, async (filled) => {
      const { bytes, contentType } = await encodeForm(filled);
      const encoded = new Request('https://backend.example', {
        method: 'POST',
        body: bytes,
        headers: { 'content-type': contentType },
      });
      expect(await readNatively(encoded)).toEqual(await readNatively(requestWith(filled)));
    }),
  );
});

it.each(['x', '--y', '--y\r\n', '--y\r\n\r\nno name\r\n--y--', '--y\r\nContent-Disposition: form-data; name="a"\r\n\r\nno end'])(
  'finds nothing in a malformed form: %j',
  (body) => expect(parseForm(new TextEncoder().encode(body), 'multipart/form-data; boundary=y')).toBeNull(),
);

it('finds nothing in a form without boundary', () => {
  expect(parseForm(new TextEncoder().encode('----'), 'multipart/form-data')).toBeNull();
});
