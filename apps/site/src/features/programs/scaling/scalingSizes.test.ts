import { catalogue } from '@duneline/specs/site';
import { expect, it } from 'vitest';
import { scalingSizes } from './scalingSizes.ts';

it('grows with every step, up to the largest size that the site advertises', () => {
  const sizes = scalingSizes.map(({ sizeCents }) => sizeCents);
  expect(sizes).toEqual([...new Set(sizes)].toSorted((one, other) => one - other));
  expect(sizes.at(-1)).toBe(catalogue.headline.scalingCents);
});
