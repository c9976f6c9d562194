import { expect, it } from 'vitest';
import { allowedPixels, faultsOfThresholds } from './thresholds.ts';

const threshold = { picture: 'charts-gauge--states', pixels: 12, reason: 'its needle is antialiased', until: '2026-12-31' };

it('lets a picture differ by what its threshold says, and others by nothing', () => {
  expect(allowedPixels('charts-gauge--states.dark-ltr', [threshold])).toBe(12);
  expect(allowedPixels('charts-line--states.dark-ltr', [threshold])).toBe(0);
});

it('holds until the end of its last day', () => {
  expect(faultsOfThresholds('2026-12-31', [threshold])).toEqual([]);
  expect(faultsOfThresholds('2027-01-01', [threshold])).toEqual([expect.stringContaining('ended on 2026-12-31')]);
});

it('fails without a reason, and without a day', () => {
  expect(faultsOfThresholds('2026-12-01', [{ ...threshold, reason: ' ' }])).toEqual([expect.stringContaining('no reason')]);
  expect(faultsOfThresholds('2026-12-01', [{ ...threshold, until: 'soon' }])).toEqual([expect.stringContaining('soon')]);
});

it('has none today that is over or unexplained', () => {
  expect(faultsOfThresholds(new Date().toISOString().slice(0, 10))).toEqual([]);
});
