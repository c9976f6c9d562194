import { expect, it } from 'vitest';
import { convertTimeZone } from './convertTimeZone.ts';

it.each([
  ['timestamptz', '2026-07-01T12:00:00+00:00', 'UTC', '2026-07-01T12:00:00+00:00'],
  ['timestamptz', '2026-07-01T23:30:00.5+00:00', 'Europe/Berlin', '2026-07-02T01:30:00.5+02:00'],
  ['timestamptz', '2026-01-01T02:00:00+00:00', 'America/New_York', '2025-12-31T21:00:00-05:00'],
  ['timestamptz', '2026-01-01T00:00:00+00:00', 'Asia/Kolkata', '2026-01-01T05:30:00+05:30'],
  ['timestamptz', 'infinity', 'Asia/Kolkata', 'infinity'],
  ['timestamptz', null, 'Asia/Kolkata', null],
  ['timestamp', '2026-01-01T00:00:00', 'Asia/Kolkata', '2026-01-01T00:00:00'],
])('shows a %s %s in %s as %s', (type, value, zone, expected) => {
  expect(convertTimeZone(value, type, zone)).toBe(expected);
  expect(convertTimeZone([value], `_${type}`, zone)).toEqual([expected]);
});
