import { expect, it } from 'vitest';
import { fileTypeOf, isMisnamed } from './fileTypeOf.ts';

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0];

it.each([
  ['a PNG', png, 'image/png'],
  ['a JPEG', [0xff, 0xd8, 0xff, 0xe0], 'image/jpeg'],
  ['a PDF', `%PDF-1.7\n${'x'.repeat(2000)}\n%%EOF\n`, 'application/pdf'],
  ['a text that begins like a PDF', '%PDF-1.7 is what I write', null],
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

it.each([
  ['scan.pdf (1)', '', false],
  ['جواز السفر', '', false],
  ['passport.png', 'image/png', false],
  ['passport.pdf', 'application/pdf', true],
])('takes the type of %s from its content unless its name says another one', (name, type, expected) => {
  expect(isMisnamed(new File([], name, { type }), 'image/png')).toBe(expected);
});
