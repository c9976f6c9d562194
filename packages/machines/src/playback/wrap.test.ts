import { expect, it } from 'vitest';
import { wrap } from './wrap.ts';

it('goes round at both ends, and stays at 0 where there is nothing', () => {
  expect([-1, 0, 3, 4].map((index) => wrap(index, 4))).toEqual([3, 0, 3, 0]);
  expect(wrap(1, 0)).toBe(0);
});
