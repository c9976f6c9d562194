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

it('every area has a route, and every area that a route names has sections', () => {
  const named = routes.flatMap(({ area }) => area ?? []);
  expect([...new Set(named)].toSorted()).toEqual(areas.map(({ id }) => id).toSorted());
  for (const { id } of areas) expect(routes.map(({ path }) => path)).toContain(pathOf(id));
});

it.each(areas)('the sections of $id have an address each', ({ id }) => {
  const paths = sectionsOf(id).map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});
