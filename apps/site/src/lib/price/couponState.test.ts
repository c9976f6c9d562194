import { expect, it } from 'vitest';
import { couponState } from './couponState.ts';

const coupon = { uses: 4, max_uses: null, valid_from: '2026-01-01T00:00:00Z', expires_at: null, is_active: true };
const now = '2026-11-23T00:00:00Z';

it.each([
  [{}, 'on'],
  [{ max_uses: 5 }, 'on'],
  [{ max_uses: 4 }, 'usedUp'],
  [{ expires_at: now }, 'expired'],
  [{ expires_at: '2026-11-23T00:00:01Z' }, 'on'],
  [{ valid_from: now }, 'on'],
  [{ valid_from: '2026-11-23T00:00:01Z', max_uses: 4 }, 'later'],
  [{ is_active: false, max_uses: 4, expires_at: now }, 'off'],
])('a coupon with %j is %s', (changes, state) => {
  expect(couponState({ ...coupon, ...changes }, new Date(now))).toBe(state);
});
