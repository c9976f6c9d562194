import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeDismissal, dismissalLastsMs, encodeDismissal, isDismissalInForce, isDismissalUnreadable } from './dismissal.ts';

it('is read back as it was written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e15 - 1 }), (at) => {
      expect(decodeDismissal(encodeDismissal(at))).toBe(at);
    }),
  );
});

it.each(['', 'yesterday', '-1', '1.5', '1e3', '9'.repeat(16), '{"at":1}'])('is unreadable as %j', (stored) => {
  expect(isDismissalUnreadable(stored)).toBe(true);
});

it('is no fault when nothing is stored', () => expect(isDismissalUnreadable(null)).toBe(false));

it('counts for 24 hours', () => {
  const at = Date.UTC(2026, 0, 2);
  expect(isDismissalInForce(at, at + dismissalLastsMs - 1)).toBe(true);
  expect(isDismissalInForce(at, at + 24 * 60 * 60 * 1000)).toBe(false);
  expect(isDismissalInForce(null, at)).toBe(false);
});

it('still counts when the clock is set back an hour, and not when the stored time lies years ahead', () => {
  const at = Date.UTC(2026, 0, 2);
  expect(isDismissalInForce(at, at - 3_600_000)).toBe(true);
  expect(isDismissalInForce(Date.UTC(2096, 0, 2), at)).toBe(false);
});
