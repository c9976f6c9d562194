import * as t from '@duneline/specs/messages/trader-accounts';
import { expect, it } from 'vitest';
import { sampleAccount } from '../../../lib/trader/sampleAccount.test-support.ts';
import type { TradingAccount } from '../../../lib/trader/TradingAccount.ts';
import { nextAction } from './nextAction.ts';

const now = Date.parse('2026-03-01T09:00:00Z');
const number = sampleAccount.number;
const overview = `/dashboard?account=${String(number)}`;
const funded: TradingAccount = {
  ...sampleAccount,
  phase: 'funded',
  share_bps: 7_500,
  next_payout_at: '2026-02-28T09:00:00Z',
  balance_cents: sampleAccount.initial_cents + 28_800,
};

it('a payout that is ready is requested on the account’s payouts page', () => {
  expect(nextAction(funded, [], now)).toEqual({
    label: t.requestPayout({ amount: '$216.00' }),
    href: `/dashboard/payouts?account=${String(number)}`,
    isDue: true,
  });
});

it('an account whose cycle runs, an evaluation, a passed and a refunded one are opened', () => {
  const open = { label: t.open, href: overview, isDue: false };
  expect(nextAction({ ...funded, next_payout_at: '2026-03-12T09:00:00Z' }, [], now)).toEqual(open);
  expect(nextAction(sampleAccount, [], now)).toEqual(open);
  expect(nextAction(funded, undefined, now)).toEqual(open);
  expect(nextAction({ ...sampleAccount, status: 'passed' }, [], now)).toEqual(open);
  expect(nextAction({ ...sampleAccount, status: 'dormant', closed_by_refund: true }, [], now)).toEqual(open);
});

it.each(['terminated', 'dormant'] as const)('a %s account links to why it ended', (status) => {
  expect(nextAction({ ...funded, status }, [], now)).toEqual({ label: t.seeWhy, href: overview, isDue: false });
});
