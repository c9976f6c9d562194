import { IslamicUmalquraCalendar, toCalendar } from '@internationalized/date';
import { afterEach, expect, it, vi } from 'vitest';
import { readDay, readLimits, writeDay } from './days.ts';

afterEach(() => vi.restoreAllMocks());

const day = readDay('2026-03-01');

it('writes the day that it has read, whatever calendar counts it', () => {
  if (!day) throw new Error('2026-03-01 is a day.');
  const islamic = toCalendar(day, new IslamicUmalquraCalendar());
  expect(islamic.year).toBe(1447);
  expect([writeDay(day), writeDay(islamic)]).toEqual(['2026-03-01', '2026-03-01']);
  expect(readLimits({ isDateUnavailable: (asked) => asked === '2026-03-01' }).isDateUnavailable?.(islamic)).toBe(true);
});

it('shows nothing for what is no day, and says so once in development', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(['2026-02-30', '21.11.2026', ''].map(readDay)).toEqual([null, null, null]);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('no ISO 8601 day'), '2026-02-30');
});
