import { describe, expect, it } from 'vitest';
import { limitsOnDay, SAMPLE_DAY } from './sampleDay.ts';

describe('limits of the sample evaluation', () => {
  it('measures the daily loss from the close before and the maximum from its trailing floor', () => {
    // Day 9 closes at 10,208 after 10,275, and 10,415 was the highest close.
    expect(limitsOnDay(9)).toMatchObject({
      daily: { usedCents: 6_700, limitCents: 51_375 },
      maximum: { usedCents: 20_700, limitCents: 100_000 },
    });
  });

  it('counts a gain as nothing used', () => expect(limitsOnDay(6).daily.usedCents).toBe(0));

  it('shows a day on which both limits are touched and neither is breached', () => {
    for (const { usedCents, limitCents } of Object.values(limitsOnDay(SAMPLE_DAY))) {
      expect(usedCents).toBeGreaterThan(0);
      expect(usedCents).toBeLessThan(limitCents);
    }
  });
});
