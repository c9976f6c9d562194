import { expect, it } from 'vitest';
import { isUsable } from './coupons.ts';

const coupon = { code: 'LEILA10', percent: 10, uses: 4, max_uses: null, expires_at: null, is_active: true };

it.each([
  [{}, true],
  [{ max_uses: 5 }, true],
  [{ max_uses: 4 }, false],
  [{ expires_at: '2026-11-22T00:00:00Z' }, false],
  [{ expires_at: '2026-11-24T00:00:00Z' }, true],
  [{ is_active: false }, false],
])('a code with %j can be used: %s', (changes, answer) => {
  expect(isUsable({ ...coupon, ...changes }, new Date('2026-11-23'))).toBe(answer);
});
