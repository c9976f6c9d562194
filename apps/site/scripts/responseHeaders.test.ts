import { expect, it } from 'vitest';
import { headerFiles, responseHeaders } from './responseHeaders.ts';

const page = responseHeaders('/affiliate-login');

it('lets no other site frame a page, guess its type, or reach its window', () => {
  expect(page).toMatchObject({
    'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': expect.stringMatching(/^max-age=\d{8,}/),
    'x-content-type-options': 'nosniff',
    'permissions-policy': expect.stringContaining('camera=()'),
  });
});

it('keeps files with hashed names for a year, and revalidates all others', () => {
  expect(responseHeaders('/assets/a-1b2c.js')['cache-control']).toBe('public, max-age=31536000, immutable');
  for (const path of ['/', '/index.html', '/site-worker.js', '/assets'])
    expect(responseHeaders(path)['cache-control']).toBe('no-cache');
});

it.each(Object.entries(headerFiles()))('says all of it in %s', (_file, text) => {
  for (const [name, value] of Object.entries(page).filter(([header]) => header !== 'cache-control')) {
    expect(text).toContain(name);
    expect(text).toContain(value);
  }
  expect(text).toMatch(/\/assets\/.*\n[^]*public, max-age=31536000, immutable/);
});

it('writes the format of each host', () => {
  const { _headers = '', 'vercel.json': vercel = '', 'nginx.headers.conf': nginx = '' } = headerFiles();
  expect(_headers.split('\n').filter((line) => !/^(?:\/\S+| {2}[a-z-]+: .+)?$/.test(line))).toEqual([]);
  expect(nginx.split('\n').filter((line) => !/^(?:add_header [a-z-]+ "[^"]+" always;|location \S+ \{|\})?$/.test(line))).toEqual(
    [],
  );
  expect(Object.keys(Object(JSON.parse(vercel)))).toEqual(['headers']);
});
