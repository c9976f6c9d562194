import { economicEvents, instruments } from '@duneline/specs/site';
import { describe, expect, it } from 'vitest';
import { comingNews } from './comingNews.ts';
import { marketStateAt } from './marketState.ts';
import { serverDateOf, serverDayOf, serverWeekOf } from './serverTime.ts';

const at = (iso: string) => Date.parse(iso);
const group = (id: string) => instruments.find((one) => one.id === id)!;

describe('server time', () => {
  it('begins a day at midnight, UTC+4, and a week on Monday', () => {
    const monday = at('2026-03-01T20:00:00Z');
    expect(serverDayOf(at('2026-03-02T19:59:59Z'))).toBe(monday);
    expect(serverDateOf(monday)).toBe('2026-03-02');
    expect(serverWeekOf(at('2026-03-08T19:59:59Z'))).toBe(monday);
    expect(serverWeekOf(monday - 1)).toBe(at('2026-02-22T20:00:00Z'));
  });
});

describe('market hours', () => {
  it.each([
    ['forex', '2026-03-03T12:00:00Z', true, '2026-03-06T22:00:00Z'],
    ['forex', '2026-03-06T22:00:00Z', false, '2026-03-08T22:00:00Z'],
    ['forex', '2026-03-08T21:59:59Z', false, '2026-03-08T22:00:00Z'],
    ['metals', '2026-03-03T22:30:00Z', false, '2026-03-03T23:00:00Z'],
    ['metals', '2026-03-03T23:00:00Z', true, '2026-03-04T22:00:00Z'],
  ])('of %s at %s: open %s until %s', (id, now, isOpen, next) => {
    expect(marketStateAt(group(id), at(now))).toEqual({ isOpen, nextAt: at(next) });
  });

  it('of what never closes have no end', () => {
    expect(marketStateAt(group('crypto'), at('2026-03-07T12:00:00Z'))).toEqual({ isOpen: true, nextAt: null });
  });
});

describe('coming news', () => {
  const payrolls = economicEvents.filter(({ id }) => id === 'us-payrolls');
  const claims = economicEvents.filter(({ id }) => id === 'us-claims');

  it('comes on its weekday of the month, with two minutes before and after', () => {
    const [one, ...more] = comingNews(at('2026-03-01T09:00:00Z'), 14, payrolls);
    expect(more).toEqual([]);
    expect(one).toMatchObject({
      at: at('2026-03-06T13:30:00Z'),
      quietFrom: at('2026-03-06T13:28:00Z'),
      quietTo: at('2026-03-06T13:32:00Z'),
    });
  });

  it('comes every week without a week of the month', () => {
    expect(comingNews(at('2026-03-01T09:00:00Z'), 14, claims).map((news) => new Date(news.at).toISOString())).toEqual([
      '2026-03-05T13:30:00.000Z',
      '2026-03-12T13:30:00.000Z',
    ]);
  });

  it('stays until its quiet time is over', () => {
    expect(comingNews(at('2026-03-05T13:32:00Z'), 1, claims)).toHaveLength(1);
    expect(comingNews(at('2026-03-05T13:32:01Z'), 1, claims)).toHaveLength(0);
  });
});
