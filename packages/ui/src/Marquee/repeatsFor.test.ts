import { describe, expect, it } from 'vitest';
import { repeatCount } from './repeatCount.ts';

describe('repeatsFor', () => {
  it('fills the half of the loop, and shows nothing of nothing', () => {
    expect(repeatCount(16, 10)).toBe(1);
    expect(repeatCount(5, 10)).toBe(2);
    expect(repeatCount(3, 10)).toBe(4);
    expect(repeatCount(0, 10)).toBe(0);
  });
});
