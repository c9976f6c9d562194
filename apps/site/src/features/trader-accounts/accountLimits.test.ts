import { expect, it } from 'vitest';
import { sampleAccount } from '../../lib/trader/sampleAccount.test-support.ts';
import type { TradingAccount } from '../../lib/trader/TradingAccount.ts';
import { byDanger, limitWarning, nearestLimit } from './accountLimits.ts';

const initial = sampleAccount.initial_cents;

/** An active 10K account with these rooms: $500 may be lost in a day, $1,000 altogether. */
function accountWith(number: number, dailyRoom: number, maximumRoom: number): TradingAccount {
  const balance = initial - 100_000 + maximumRoom;
  const summary = {
    account_id: sampleAccount.id,
    daily_floor_cents: initial - 50_000,
    daily_room_cents: dailyRoom,
    dormant_at: '2026-03-29T09:00:00Z',
    loss_floor_cents: initial - 100_000,
    loss_room_cents: maximumRoom,
    open_positions: 0,
    previous_close_cents: initial,
    profit_cents: balance - initial,
    target_cents: 100_000,
  };
  return { ...sampleAccount, number, balance_cents: balance, summary };
}
const numbers = (accounts: readonly TradingAccount[]) => byDanger(accounts).map(({ number }) => number);

it('what may be lost today is the smaller of the two rooms', () => {
  expect(nearestLimit(accountWith(1, 50_000, 100_000))).toMatchObject({ roomCents: 50_000 });
  expect(nearestLimit(accountWith(1, 50_000, 20_000))).toMatchObject({ roomCents: 20_000 });
  expect(nearestLimit({ ...accountWith(1, 50_000, 100_000), status: 'terminated' })).toBeNull();
});

it('the account with the least left of its limit comes first, and those that have ended come last in their order', () => {
  const endedLast = { ...accountWith(4, 0, 0), status: 'terminated' } as const;
  const passed = { ...accountWith(5, 0, 0), status: 'passed' } as const;
  const accounts = [
    endedLast,
    accountWith(1, 50_000, 100_000),
    passed,
    accountWith(2, 10_000, 90_000),
    accountWith(3, 30_000, 30_000),
  ];
  // Number 3 has more dollars left than number 2 and a smaller share than number 1.
  expect(numbers(accounts)).toEqual([2, 3, 1, 4, 5]);
});

it('the warning is about the limit of which more is used, which need not be the one that is reached first', () => {
  expect(limitWarning(accountWith(1, 30_000, 31_000))).toEqual({ kind: 'maximum', percent: 50, isUrgent: false });
  expect(limitWarning(accountWith(1, 15_000, 16_000))).toEqual({ kind: 'maximum', percent: 80, isUrgent: true });
  expect(numbers([accountWith(1, 20_000, 90_000), accountWith(2, 30_000, 31_000)])).toEqual([2, 1]);
});

it('an account without figures comes after the other active ones', () => {
  expect(numbers([{ ...sampleAccount, number: 9 }, accountWith(1, 50_000, 100_000)])).toEqual([1, 9]);
});

it.each([
  [25_000, null],
  [24_900, { kind: 'daily', percent: 50, isUrgent: false }],
  [10_000, { kind: 'daily', percent: 50, isUrgent: false }],
  [9_900, { kind: 'daily', percent: 80, isUrgent: true }],
  [0, { kind: 'daily', percent: 80, isUrgent: true }],
])('with %d cents of a daily limit of 50,000 left the warning is %j', (room, warning) => {
  expect(limitWarning(accountWith(1, room, 100_000))).toEqual(warning);
});
