import { describe, expect, it } from 'vitest';
import { fluid } from './fluid.ts';

describe('fluid', () => {
  it('holds the two ends and is linear between them', () => {
    expect(fluid(44, 92)).toBe('clamp(2.75rem, 1.75rem + 4.4444vw, 5.75rem)');
  });

  it('meets its narrow size at 360 px and its wide size at 1440 px', () => {
    const [, start = 0, slope = 0] = /, ([\d.-]+)rem \+ ([\d.]+)vw/.exec(fluid(30, 48))?.map(Number) ?? [];
    expect(start * 16 + slope * 3.6).toBeCloseTo(30, 1);
    expect(start * 16 + slope * 14.4).toBeCloseTo(48, 1);
  });

  it('is a plain length when both ends are the same', () => {
    expect(fluid(12, 12)).toBe('0.75rem');
  });
});
