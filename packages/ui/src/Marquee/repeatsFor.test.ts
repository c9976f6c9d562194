import { describe, expect, it } from 'vitest';
import { repeatsFor } from './repeatsFor.ts';

describe('repeatsFor', () => {
  it('fills the half of the loop, and shows nothing of nothing', () => {
    expect(repeatsFor(16, 10)).toBe(1);
    expect(repeatsFor(5, 10)).toBe(2);
    expect(repeatsFor(3, 10)).toBe(4);
    expect(repeatsFor(0, 10)).toBe(0);
  });
});
