import { expect, it } from 'vitest';
import { roundedPath } from './roundedPath.ts';

it('rounds corners, by less where a side is short', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 40, y: 0 },
    { x: 40, y: 8 },
  ];
  expect(roundedPath(points, 10)).toBe('M0 0L36 0Q40 0 40 4L40 8');
});

it('leaves a straight line straight', () => {
  expect(
    roundedPath(
      [
        { x: 0, y: 0 },
        { x: 9, y: 0 },
      ],
      10,
    ),
  ).toBe('M0 0L9 0');
  expect(roundedPath([], 10)).toBe('');
});
