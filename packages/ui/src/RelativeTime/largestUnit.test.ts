import { describe, expect, it } from 'vitest';
import { largestUnit } from './largestUnit.ts';

describe('largestUnit', () => {
  it.each([
    [0, 0, 'second'],
    [-44, 0, 'second'],
    [-45, -1, 'minute'],
    [-119, -1, 'minute'],
    [3_599, 59, 'minute'],
    [-3_600, -1, 'hour'],
    [86_400, 1, 'day'],
    [-14 * 86_400, -14, 'day'],
    [-30 * 86_400, -1, 'month'],
    [364 * 86_400, 11, 'month'],
    [-365 * 86_400, -1, 'year'],
    [-3 * 365.25 * 86_400, -3, 'year'],
  ])('calls %d seconds %d × %s', (seconds, count, unit) => expect(largestUnit(seconds)).toEqual({ count, unit }));
});
