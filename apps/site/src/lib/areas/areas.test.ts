import { areas, routes } from '@duneline/specs/site';
import { expect, it } from 'vitest';
import { findSection, pathOf, sectionsOf } from './areas.ts';

it.each([
  ['', 'overview'],
  ['/', 'overview'],
  ['/payouts', 'payouts'],
  ['/payouts/', 'payouts'],
  ['/payouts/2025-11', 'payouts'],
  ['/overview', undefined],
  ['/nowhere', undefined],
])('/affiliate-dashboard%s belongs to the section %j', (rest, id) => {
  expect(findSection('affiliate', rest)?.id).toBe(id);
});

it('every route of the affiliate area is a section of it, and every section a route', () => {
  expect(routes.filter(({ kind }) => kind === 'affiliate').map(({ path }) => path)).toEqual(
    sectionsOf('affiliate').map(({ path }) => pathOf('affiliate') + path),
  );
});

it.each(areas)('the sections of $id have an address each', ({ id }) => {
  const paths = sectionsOf(id).map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});
