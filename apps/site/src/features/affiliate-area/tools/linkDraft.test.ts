import fc from 'fast-check';
import { expect, it } from 'vitest';
import { blankLink, linkAddress, linkPages, toTag, wrongLinkFields } from './linkDraft.ts';

const draft = { name: 'Spring video', path: '/pricing', source: 'YouTube', medium: 'video', campaign: 'Spring 2026' };
const id = '3f2a9c01-1111-4222-8333-444455556666';

it('writes campaign names as links carry them', () => {
  expect(['YouTube', 'Spring 2026', 'Café!', ' '].map(toTag)).toEqual(['youtube', 'spring-2026', 'cafe', '-']);
});

it('makes of any text a tag that the database takes', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(toTag(text)).toMatch(/^[a-z0-9_-]*$/);
    }),
  );
});

it.each([
  [draft, []],
  [blankLink, ['name', 'source', 'medium', 'campaign']],
  [{ ...draft, name: 'x'.repeat(61) }, ['name']],
  [{ ...draft, campaign: '!!!' }, ['campaign']],
])('finds in %j wrong: %j', (link, wrong) => expect(wrongLinkFields(link)).toEqual(wrong));

it('carries the code, the link and the campaign in its address', () => {
  const url = new URL(
    linkAddress('LEILA', { id, path: '/pricing', utm_source: 'youtube', utm_medium: 'video', utm_campaign: 'spring' }),
  );
  expect(url.pathname).toBe('/pricing');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    ref: 'LEILA-3F2A9C01',
    utm_source: 'youtube',
    utm_medium: 'video',
    utm_campaign: 'spring',
  });
});

it('opens public pages only', () => {
  const paths = linkPages.map((page) => page.id);
  expect(paths).toContain('/pricing');
  expect(paths.filter((path) => /dashboard|admin|login|:/.test(path))).toEqual([]);
});
