import { describe, expect, it } from 'vitest';
import { clockTime, localClose } from './clockTime.ts';
import * as numbers from './numbers.ts';

describe('the numbers behind the figures', () => {
  it('walk through the weeks that the articles describe', () => {
    expect(numbers.trailingFloor.floor).toEqual([9000, 9250, 9250, 9600, 9600, 9600]);
    expect(numbers.dailyLine.line).toEqual([9500, 9880, 9500, 9785]);
    expect(numbers.twoFloors.trailing.at(-1)).toBe(48_000);
    expect(numbers.twoFloors.still).toContain(46_000);
    expect(numbers.journalSum.at(-1)).toBe(1);
    expect(numbers.losingStreak.ceiling[6]).toBeCloseTo(88.6, 1);
  });

  it('end the account as traded, and spare it at half the size', () => {
    const { full, half, floor } = numbers.halfSize;
    expect(full.at(-2)).toBeGreaterThanOrEqual(floor.at(-2) ?? 0);
    expect(full.at(-1)).toBeLessThan(floor.at(-1) ?? 0);
    expect(Math.min(...half)).toBeGreaterThan(Math.max(...floor));
  });

  it('never let the clock of silence run out', () => {
    expect(Math.max(...numbers.oneClock.since)).toBeLessThan(30);
  });

  it('close the server’s day at everybody’s own hour', () => {
    expect([60, 330, -180].map(localClose).map(clockTime)).toEqual(['21:00', '01:30', '17:00']);
    expect(clockTime(24 * 60)).toBe('24:00');
  });
});
