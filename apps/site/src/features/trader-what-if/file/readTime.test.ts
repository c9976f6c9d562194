import { describe, expect, it } from 'vitest';
import { findDateOrder, readTime, type TimeFormat } from './readTime.ts';

const read = (text: string, format: Partial<TimeFormat> = {}) => {
  const time = readTime(text, { zone: 0, order: null, ...format });
  return typeof time === 'number' ? new Date(time).toISOString() : time;
};

describe('a time', () => {
  it.each([
    ['2026-03-02T12:44:58.120Z', '2026-03-02T12:44:58.120Z'],
    ['2026-03-02 12:44+04:00', '2026-03-02T08:44:00.000Z'],
    ['2026.03.02 12:44', '2026-03-02T12:44:00.000Z'],
    ['2026/3/2 1:44:58 PM', '2026-03-02T13:44:58.000Z'],
    ['02.03.2026 12:44', '2026-03-02T12:44:00.000Z'],
    ['03/03/2026 12:44', '2026-03-03T12:44:00.000Z'],
    ['2/3/2026, 12:44 AM', 'ambiguous-date'],
    ['2026-02-29 12:44', 'bad-time'],
    ['2028-02-29 12:44', '2028-02-29T12:44:00.000Z'],
    ['2026-13-01 12:44', 'bad-time'],
    ['2026-03-02 24:00', 'bad-time'],
    ['2026-03-02 12:60', 'bad-time'],
    ['2026-03-02 13:44 PM', 'bad-time'],
    ['2026-03-02T12:44+99:00', 'bad-time'],
    ['2026-03-02', 'bad-time'],
    ['2026.03-02 12:44', 'bad-time'],
  ])('%s is %s', (text, expected) => expect(read(text)).toBe(expected));

  it('is in the zone of the file, with its summer time', () => {
    expect(read('2026-03-28 12:00', { zone: 'Europe/Athens' })).toBe('2026-03-28T10:00:00.000Z');
    expect(read('2026-03-30 12:00', { zone: 'Europe/Athens' })).toBe('2026-03-30T09:00:00.000Z');
    expect(read('2026-03-28 12:00', { zone: 'America/New_York +7' })).toBe('2026-03-28T09:00:00.000Z');
    expect(read('2026-03-29 03:30', { zone: 'Europe/Athens' })).toBe('bad-time');
    expect(read('2026-10-25 03:30', { zone: 'Europe/Athens' })).toBe('ambiguous-hour');
    expect(read('2026-10-25 03:30', { zone: null })).toBe('no-zone');
  });

  it('has the order of day and month that the other times of the file show', () => {
    expect(findDateOrder(['02/03/2026 12:44', '13/03/2026 12:44'])).toBe('day-first');
    expect(findDateOrder(['02/03/2026 12:44', '03/13/2026 12:44'])).toBe('month-first');
    expect(findDateOrder(['13/03/2026 12:44', '03/13/2026 12:44'])).toBe(null);
    expect(read('02/03/2026 12:44', { order: 'month-first' })).toBe('2026-02-03T12:44:00.000Z');
    expect(read('02/13/2026 12:44', { order: 'day-first' })).toBe('bad-time');
  });
});
