import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adminSignInPath, returnToOf, safeReturnTo, signInPath } from './returnTo.ts';

const origin = 'https://duneline.example';

describe('signInPath', () => {
  it('carries path and query, encoded', () => {
    const location = { pathname: '/affiliate-dashboard/payouts', search: '?page=2&by=date' };
    expect(signInPath(location)).toBe('/login?returnTo=%2Faffiliate-dashboard%2Fpayouts%3Fpage%3D2%26by%3Ddate');
    expect(adminSignInPath(location)).toBe('/admin-login?returnTo=%2Faffiliate-dashboard%2Fpayouts%3Fpage%3D2%26by%3Ddate');
  });

  it('brings every address of the site back unchanged', () => {
    const word = fc.stringMatching(/^[a-z0-9_-]{1,8}$/);
    const queries = fc.dictionary(word, fc.string(), { maxKeys: 3 });
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), queries, (segments, query) => {
        const url = new URL(`/${segments.join('/')}`, origin);
        url.search = new URLSearchParams(query).toString();
        const carried = new URL(signInPath(url), origin).searchParams.get('returnTo');
        expect(safeReturnTo(carried, origin)).toBe(returnToOf(url));
      }),
    );
  });
});

describe('safeReturnTo', () => {
  it.each(['/', '/affiliate-dashboard', '/admin/seo?route=%2Fpricing', '/blog/a#top', '/a//b', '/x?next=https://evil.example'])(
    'accepts %j, a path of this site',
    (value) => {
      expect(safeReturnTo(value, origin)).toBe(value);
    },
  );

  it.each([
    null,
    '',
    'pricing',
    '//evil.example',
    '///evil.example',
    String.raw`/\evil.example`,
    String.raw`\\evil.example`,
    '/\t/evil.example',
    '\t//evil.example',
    '/\n/evil.example',
    ' //evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    'https://evil.example',
    'https://duneline.example/pricing',
    'https:/evil.example',
    'javascript:alert(1)',
    '/a\u0000b',
    '/a b',
    String.raw`/a\b`,
  ])('drops %j', (value) => {
    expect(safeReturnTo(value, origin)).toBeNull();
  });

  it('never lets a navigation leave the site, whatever the text', () => {
    const nasty = fc.array(
      fc.constantFrom('/', '\\', '.', '..', '%2e', '\t', '\n', '\r', '\u0000', ' ', '@', ':', '?', '#', 'evil.example'),
      {
        maxLength: 10,
      },
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          nasty.map((parts) => `/${parts.join('')}`),
          nasty.map((parts) => parts.join('')),
        ),
        (value) => {
          const path = safeReturnTo(value, origin);
          if (path === null) return;
          expect(path).toMatch(/^\/(?!\/)/);
          expect(new URL(path, origin).origin).toBe(origin);
          expect(safeReturnTo(path, origin)).toBe(path);
        },
      ),
      { numRuns: 5000 },
    );
  });
});
