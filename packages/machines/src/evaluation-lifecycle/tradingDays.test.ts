import { describe, expect, it } from 'vitest';
import { tradingDays } from './tradingDays.ts';

describe('trading days', () => {
  it('part a history at 00:00 in Dubai and lose nothing', () => {
    const times = ['2026-03-02T19:59:59.999Z', '2026-03-02T20:00:00Z', '2026-03-03T19:00:00Z', '2026-03-08T04:00:00Z'];
    const history = times.map((time) => ({ type: 'clock' as const, at: Date.parse(time) }));
    expect(tradingDays({ dayShiftMinutes: 240 }, history).map((day) => day.length)).toEqual([1, 2, 1]);
  });
});
