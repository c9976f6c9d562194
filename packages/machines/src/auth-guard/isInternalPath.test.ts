import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isInternalPath } from './isInternalPath.ts';

it.each(['/', '/pricing', '/blog/a#top', '/a//b', '/x?next=https://evil.example', '/المدونة', '/a%5Cb', '/a:b@c'])(
  'takes %j for a path of this site',
  (value) => {
    expect(isInternalPath(value)).toBe(true);
  },
);

it.each([
  '',
  'pricing',
  '//evil.example',
  String.raw`/\evil.example`,
  String.raw`/\/evil.example`,
  String.raw`\\evil.example`,
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '\t//evil.example',
  ' /pricing',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/%2E%2e//evil.example',
  '/\u0000/evil.example',
  '/\u2028/evil.example',
  'https:/evil.example',
  'javascript:alert(1)',
])('does not take %j for one', (value) => {
  expect(isInternalPath(value)).toBe(false);
});

it('never accepts what leads to another host, on whatever page it is resolved', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2e',
    '%2f',
    '%5c',
    '\t',
    '\n',
    '\r',
    '\0',
    ' ',
    '@',
    ':',
    '?',
    '#',
    'evil.example',
  );
  const nasty = fc.array(piece, { maxLength: 10 }).map((parts) => parts.join(''));
  const value = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    nasty,
    nasty.map((text) => `/${text}`),
  );
  const pages = ['https://duneline.example/', 'https://duneline.example/ar/blog/x?y#z', 'http://127.0.0.1:4173//a/'];
  fc.assert(
    fc.property(value, (text) => {
      fc.pre(isInternalPath(text));
      for (const page of pages) {
        const once = new URL(text, page);
        expect(once.origin).toBe(new URL(page).origin);
        expect(new URL(once.pathname, page).origin).toBe(once.origin);
      }
    }),
    { numRuns: 2000 },
  );
});
