import { expect, it } from 'vitest';
import { findPayout } from './findPayout.ts';

const payout = (amount_cents: number, requested_at: string, decided_at: string | null = null) =>
  ({ amount_cents, status: decided_at ? 'paid' : 'requested', requested_at, decided_at }) as const;
const payouts = [payout(7000, '2026-02-10', '2026-02-11'), payout(8000, '2026-02-20')];

it.each([
  [1, '2026-02-11'],
  [7000, '2026-02-11'],
  [7001, '2026-02-20'],
  [15_000, '2026-02-20'],
  [15_001, undefined],
])('pays the commission that ends at %i cents with the payout of %s', (earned, at) =>
  expect(findPayout(payouts, earned)?.at).toBe(at),
);
