import { expect, it } from 'vitest';
import { fileTypeOf } from './fileTypeOf.ts';

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0];

it.each([
  ['a PNG', png, 'image/png'],
  ['a JPEG', [0xff, 0xd8, 0xff, 0xe0], 'image/jpeg'],
  ['a PDF', '%PDF-1.7', 'application/pdf'],
  ['a web page', '<script>', null],
  ['half a signature', png.slice(0, 4), null],
  ['nothing', [], null],
])('knows %s by its content, whatever it is called', async (_what, bytes, type) => {
  expect(
    await fileTypeOf(
      new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], 'passport.png', { type: 'image/png' }),
    ),
  ).toBe(type);
});
