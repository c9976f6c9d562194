import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readFilterValues, writeFilterValues } from './filterValues.ts';

const topics = ['account', 'payout', 'phase-1'] as const;

it('reads back what it wrote, for every selection', () => {
  fc.assert(
    fc.property(fc.subarray([...topics]), (chosen) => {
      expect(readFilterValues({ topic: writeFilterValues(chosen) }, 'topic', topics)).toEqual(chosen);
    }),
  );
});

it('ignores values that do not exist, and reads the single value of an older link', () => {
  expect(readFilterValues({ topic: 'payout.nonsense' }, 'topic', topics)).toEqual(['payout']);
  expect(readFilterValues({ topic: 'payout' }, 'topic', topics)).toEqual(['payout']);
  expect(readFilterValues({}, 'topic', topics)).toEqual([]);
});
