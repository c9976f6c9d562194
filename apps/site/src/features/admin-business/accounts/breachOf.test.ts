import { expect, it } from 'vitest';
import { breachOf } from './breachOf.ts';

const account = {
  breach_clause: 'daily-loss',
  daily_loss_bps: 500,
  max_drawdown_bps: 1000,
  initial_cents: 1_000_000,
  lastDay: { day: '2026-02-11', opening_cents: 1_020_000, low_equity_cents: 960_000, closing_cents: 965_000 },
  summary: null,
} as const;

it('measures the daily loss from the close of the day before', () => {
  expect(breachOf(account)).toEqual({
    isDailyLoss: true,
    day: '2026-02-11',
    fromCents: 1_020_000,
    limitBps: 500,
    floorCents: 969_000,
    reachedCents: 960_000,
  });
});

it('measures the maximum loss from the initial balance, at the close', () => {
  expect(breachOf({ ...account, breach_clause: 'maximum-loss' })).toMatchObject({
    fromCents: 1_000_000,
    floorCents: 900_000,
    reachedCents: 965_000,
  });
});

it('shows no figures when the day is not on record', () => {
  expect(breachOf({ ...account, lastDay: null })).toBeNull();
});
