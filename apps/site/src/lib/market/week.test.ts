import { catalogue, instruments } from '@duneline/specs/site';
import { describe, expect, it } from 'vitest';
import { openSpans, WEEK_HOURS } from './week.ts';

describe('openSpans', () => {
  it('runs through the week where nothing pauses', () => {
    expect(openSpans({ opens: { day: 1, hour: 2 }, closes: { day: 6, hour: 2 }, pause: null })).toEqual([{ from: 2, to: 122 }]);
  });

  it('leaves out the pause of each day between opening and close', () => {
    expect(openSpans({ opens: { day: 1, hour: 3 }, closes: { day: 3, hour: 2 }, pause: { from: 2, to: 3 } })).toEqual([
      { from: 3, to: 26 },
      { from: 27, to: 50 },
    ]);
  });

  it('stays within the week for everything that is traded', () => {
    for (const group of instruments) {
      const spans = openSpans(group);
      expect(spans[0]?.from).toBeGreaterThanOrEqual(0);
      expect(spans.at(-1)?.to).toBeLessThanOrEqual(WEEK_HOURS);
    }
  });
});

describe('the instruments', () => {
  it('have no higher leverage than the catalogue advertises', () => {
    const most = Math.max(...catalogue.programs.map(({ leverage }) => leverage));
    expect(Math.max(...instruments.map(({ leverage }) => leverage))).toBe(most);
  });
});
