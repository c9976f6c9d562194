import { describe, expect, it } from 'vitest';
import type { TradingAccount } from '../../lib/trader/TradingAccount.ts';
import { sampleAccount } from '../../lib/trader/sampleAccount.test-support.ts';
import { routeOf } from './stations.ts';

const now = Date.parse('2026-03-01T09:00:00Z');
const stationOf = (changes: Partial<TradingAccount>, hasOpenPayout = false) => {
  const { stations, current, isEnded } = routeOf({ ...sampleAccount, ...changes }, now, hasOpenPayout);
  return `${stations[current]}${isEnded ? ', ended' : ''}`;
};
const ended_at = '2026-02-27T12:00:00Z';

describe('where an account stands', () => {
  it.each([
    [{}, 'phase-1'],
    [{ phase: 'funded' }, 'funded'],
    [{ status: 'passed', ended_at, winners_bonus_cents: 19_900 }, 'refund'],
    [{ status: 'passed', ended_at, winners_bonus_cents: 19_900, winners_bonus_paid_at: ended_at }, 'funded'],
    [{ program_id: '2-step', status: 'passed', ended_at }, 'pass'],
    [{ program_id: '2-step', phase: 'phase-2' }, 'phase-2'],
    [{ status: 'terminated', ended_at }, 'phase-1, ended'],
    [{ status: 'dormant', phase: 'funded', ended_at }, 'funded, ended'],
  ] as const)('%o: %s', (changes, expected) => expect(stationOf(changes)).toBe(expected));

  it('is the payout while one is being processed', () => expect(stationOf({ phase: 'funded' }, true)).toBe('payout'));

  it('has no evaluation on a program without one', () =>
    expect(routeOf({ ...sampleAccount, program_id: 'instant', phase: 'funded' }, now, false).stations).toEqual([
      'funded',
      'payout',
    ]));
});
