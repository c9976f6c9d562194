import { affiliate } from '@duneline/specs/site';
import { expect, it } from 'vitest';
import { tierAt } from './nextTier.ts';

const [first, second, top] = affiliate.tiers;

it('begins at the first tier and misses all sales of the second', () => {
  expect(tierAt(0)).toMatchObject({ tier: { id: first?.id }, next: { id: second?.id, missing: second?.minimumSales } });
});

it('reaches a tier with its last missing sale', () => {
  const minimum = second?.minimumSales ?? 0;
  expect(tierAt(minimum - 1)).toMatchObject({ tier: { id: first?.id }, next: { missing: 1 } });
  expect(tierAt(minimum).tier?.id).toBe(second?.id);
});

it('has no next tier at the top', () => expect(tierAt(100_000)).toMatchObject({ tier: { id: top?.id }, next: null }));
