import fc from 'fast-check';
import { expect, it } from 'vitest';
import { limitToDays, momentsOf } from './limitToDays.ts';

const toDay = (time: number) => new Date(time).toISOString().slice(0, 10);

it('includes both days, whole, in UTC', () => {
  expect(momentsOf({ since: '2026-02-28', until: '2026-03-01' })).toEqual({
    from: '2026-02-28T00:00:00.000Z',
    before: '2026-03-02T00:00:00.000Z',
  });
});

it('includes exactly the moments that the lists show on these days', () => {
  const time = fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2030-01-01') });
  fc.assert(
    fc.property(time, time, time, (since, until, moment) => {
      const { from = '', before = '' } = momentsOf({ since: toDay(since), until: toDay(until) });
      const iso = new Date(moment).toISOString();
      expect(iso >= from && iso < before).toBe(toDay(moment) >= toDay(since) && toDay(moment) <= toDay(until));
    }),
  );
});

it('is open on the side of a day that is missing', () => {
  expect(momentsOf({ since: '2026-02-01' })).toEqual({ from: '2026-02-01T00:00:00.000Z' });
  expect(momentsOf({ until: '2026-02-01', q: 'noor' })).toEqual({ before: '2026-02-02T00:00:00.000Z' });
  expect(momentsOf({})).toEqual({});
});

it.each(['', 'today', '2026-02-30', '2026-13-01', '2026-2-1', '2026-02-01T10:00:00Z', '0000-01-01', '9999-12-31'])(
  'ignores %j, which is no day of a list',
  (day) => {
    expect(momentsOf({ since: day, until: day })).toEqual({});
  },
);

it('limits a request to the range, and leaves it as it is without one', () => {
  const request = {
    conditions: [] as readonly string[],
    gte(column: string, value: string) {
      return { ...this, conditions: [...this.conditions, `${column} >= ${value}`] };
    },
    lt(column: string, value: string) {
      return { ...this, conditions: [...this.conditions, `${column} < ${value}`] };
    },
  };
  expect(limitToDays(request, 'paid_at', { since: '2026-02-01', until: '2026-02-01' }).conditions).toEqual([
    'paid_at >= 2026-02-01T00:00:00.000Z',
    'paid_at < 2026-02-02T00:00:00.000Z',
  ]);
  expect(limitToDays(request, 'paid_at', { since: 'never' })).toBe(request);
});
