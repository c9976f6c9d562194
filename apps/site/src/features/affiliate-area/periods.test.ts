import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changePercent, choosePeriod, partsOf, periodIds, priorSpan, spanOf, totalOf, weekNumber, type Day } from './periods.ts';

const dayOf = (day: string, amount = 1): Day => ({
  day,
  clicks: amount,
  signUps: amount,
  buyers: amount,
  signUpSales: amount,
  sales: amount,
  saleCents: amount,
  commissionCents: amount,
});
const moments = fc.date({ min: new Date('2024-01-01'), max: new Date('2030-12-31'), noInvalidDate: true });

it.each(periodIds)('cuts the %s into parts that follow one another and end with today', (id) => {
  fc.assert(
    fc.property(moments, (now) => {
      const parts = partsOf(id, now);
      expect(parts.slice(1).map(({ from }) => from)).toEqual(parts.slice(0, -1).map(({ to }) => to));
      const today = now.toISOString().slice(0, 10);
      const { from = '', to = '' } = parts.at(-1) ?? {};
      expect([from <= today, today < to]).toEqual([true, true]);
    }),
  );
});

it('counts every day of a period in exactly one of its parts', () => {
  const days = fc.array(fc.record({ at: moments, amount: fc.nat(10_000) }));
  fc.assert(
    fc.property(days, moments, fc.constantFrom(...periodIds), (picked, now, id) => {
      const all = picked.map(({ at, amount }) => dayOf(at.toISOString().slice(0, 10), amount));
      const whole = totalOf(all, spanOf(id, now)).commissionCents;
      const parts = partsOf(id, now).map((part) => totalOf(all, part).commissionCents);
      expect(parts.reduce((sum, cents) => sum + cents, 0)).toBe(whole);
    }),
  );
});

it('compares with as many days just before', () => {
  expect(priorSpan(spanOf('week', new Date('2026-11-23T10:00:00Z')))).toEqual({ from: '2026-11-10', to: '2026-11-17' });
});

it.each([
  [null, [], 'weeks'],
  [null, [dayOf('2026-11-01')], 'weeks'],
  [null, [dayOf('2026-02-01')], 'year'],
  ['week', [dayOf('2026-02-01')], 'week'],
  ['decade', [dayOf('2026-11-01')], 'weeks'],
] as const)('opens %s with %j as %s', (named, days, period) => {
  expect(choosePeriod(named, days, new Date('2026-11-23'))).toBe(period);
});

it('says no change in per cent of nothing', () => {
  expect([changePercent(127, 100), changePercent(96, 100), changePercent(5, 0)]).toEqual([27, -4, null]);
});

it.each([
  ['2026-01-01', 1],
  ['2026-11-23', 48],
  ['2027-01-01', 53],
  ['2024-12-30', 1],
])('counts %s to week %i', (day, week) => expect(weekNumber(day)).toBe(week));
