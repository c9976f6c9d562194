import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleAccount } from '../../lib/trader/sampleAccount.test-support.ts';
import type { TradingAccount } from '../../lib/trader/TradingAccount.ts';
import { eligibilityOf, grossOf } from './eligibility.ts';

const now = Date.parse('2026-03-15T09:00:00Z');
const funded: TradingAccount = {
  ...sampleAccount,
  phase: 'funded',
  profit_target_bps: null,
  share_bps: 7000,
  payout_cycle_days: 14,
  next_payout_at: '2026-03-12T09:00:00Z',
  balance_cents: 1_028_800,
};
const unmet = (...args: Parameters<typeof eligibilityOf>) =>
  eligibilityOf(...args).conditions.flatMap(({ id, isMet }) => (isMet ? [] : [id]));

describe('a payout', () => {
  it('can be requested when every condition is met', () =>
    expect(eligibilityOf(funded, 'approved', now)).toMatchObject({
      canRequest: true,
      profitCents: 28_800,
      shareCents: 20_160,
    }));

  it.each([
    ['an evaluation', sampleAccount, 'approved', ['funded', 'cycle', 'minimum']],
    ['nobody is known yet', funded, 'none', ['identity']],
    ['documents are in review', funded, 'pending', ['identity']],
    ['the cycle is not over', { ...funded, next_payout_at: '2026-03-16T09:00:00Z' }, 'approved', ['cycle']],
    ['the share is too small', { ...funded, balance_cents: 1_007_142 }, 'approved', ['minimum']],
    ['the account has ended', { ...funded, status: 'terminated' }, 'approved', ['funded', 'minimum']],
  ] as const)('waits: %s', (_, account, identity, expected) => expect(unmet(account, identity, now)).toEqual(expected));

  it('takes just as much profit as the share needs', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5000, max: 100_000_000 }), fc.integer({ min: 7000, max: 9000 }), (share, bps) => {
        const gross = grossOf(share, bps);
        expect(Math.floor((gross * bps) / 10_000)).toBeGreaterThanOrEqual(share);
        expect(Math.floor(((gross - 1) * bps) / 10_000)).toBeLessThan(share);
      }),
    );
  });
});
