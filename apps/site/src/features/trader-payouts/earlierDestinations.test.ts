import { expect, it } from 'vitest';
import { destinationsOf } from './earlierDestinations.ts';

const upi = (name: string, requested_at: string, status: 'requested' | 'paid' | 'rejected' = 'paid') =>
  ({ method: 'UPI', destination: `${name}@okaxis`, status, requested_at }) as const;

it('offers each destination once, the latest first, and no more than three', () => {
  const payouts = ['one', 'two', 'one', 'three', 'four'].map((name, index) => upi(name, `2026-03-0${9 - index}T09:00:00Z`));
  expect(destinationsOf(payouts).map(({ written, usedAt }) => [written, usedAt])).toEqual([
    ['one@okaxis', '2026-03-09T09:00:00Z'],
    ['two@okaxis', '2026-03-08T09:00:00Z'],
    ['three@okaxis', '2026-03-06T09:00:00Z'],
  ]);
});

it('offers no destination of a rejected payout, and none that nobody can be paid at', () => {
  const hidden = { method: 'Bank', destination: 'Millennium bcp, PT50 … 0318', status: 'paid', requested_at: '' } as const;
  expect(destinationsOf([upi('one', '2026-03-09T09:00:00Z', 'rejected'), hidden])).toEqual([]);
});
