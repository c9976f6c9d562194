import { redirects, routes } from '@duneline/specs/site';
import { expect, it } from 'vitest';
import { outsideLinks } from './outsideLinks.ts';
import { siteParts } from './siteParts.ts';

it('every page that is a file stands in one part of the map', () => {
  const files = routes.filter(({ isPrerendered }) => isPrerendered).map(({ id }) => id);
  expect(siteParts.flatMap(({ pages }) => pages).toSorted()).toEqual(files.toSorted());
});

it('every address that leads out has its words', () => {
  expect(outsideLinks.map(({ path }) => path)).toEqual(redirects.map(({ from }) => from));
  for (const { path, title } of outsideLinks) expect(title).not.toBe(path);
});
