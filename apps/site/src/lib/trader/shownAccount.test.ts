import { describe, expect, it } from 'vitest';
import { sampleAccount } from './sampleAccount.test-support.ts';
import type { TradingAccount } from './TradingAccount.ts';
import { shownAccount } from './shownAccount.ts';

const initial = sampleAccount.initial_cents;
const evaluation: TradingAccount = { ...sampleAccount, number: 1, balance_cents: initial + 90_000 };
const funded: TradingAccount = { ...sampleAccount, number: 2, phase: 'funded', balance_cents: initial + 10_000 };
const richest: TradingAccount = { ...funded, number: 3, balance_cents: initial + 20_000 };
const ended: TradingAccount = { ...funded, number: 4, status: 'terminated', balance_cents: initial + 50_000 };
const all = [evaluation, ended, funded, richest];
const numberOf = (accounts: readonly TradingAccount[], section: 'overview' | 'payouts', wanted: number | null = null) =>
  shownAccount(accounts, section, wanted)?.number;

describe('the account on the screen', () => {
  it('is the one that the address names', () => {
    expect(numberOf(all, 'payouts', 1)).toBe(1);
    expect(numberOf(all, 'overview', 4)).toBe(4);
  });

  it('is the last traded when the address names none, or one of somebody else', () => {
    expect(numberOf(all, 'overview')).toBe(1);
    expect(numberOf(all, 'overview', 99)).toBe(1);
  });

  it('is for the payouts the funded account with the most profit', () => {
    expect(numberOf(all, 'payouts')).toBe(3);
    expect(numberOf(all, 'payouts', 99)).toBe(3);
  });

  it('is for the payouts a funded account without profit rather than an evaluation, and without one the last traded', () => {
    expect(numberOf([evaluation, { ...funded, balance_cents: initial - 10_000 }], 'payouts')).toBe(2);
    expect(numberOf([evaluation, ended], 'payouts')).toBe(1);
  });

  it('is none for somebody without an account', () => expect(numberOf([], 'payouts')).toBeUndefined());
});
