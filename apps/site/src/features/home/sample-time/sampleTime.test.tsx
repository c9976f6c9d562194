import { content } from '@duneline/specs/site';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PayoutCard } from '../payouts/PayoutCard.tsx';
import { dayOfSample, hoursBefore } from './sampleTime.ts';

const entry = content.payouts[0]!;
const HOUR_MS = 3_600_000;
const written = Date.parse(entry.timestamp) + entry.hoursAgo * HOUR_MS;

describe('a sample payout', () => {
  it('is as long ago as it says on the day it was written down', () =>
    expect(hoursBefore(written, entry.timestamp)).toBe(entry.hoursAgo));

  it('grows older by the hour', () => expect(hoursBefore(written + 5 * HOUR_MS, entry.timestamp)).toBe(entry.hoursAgo + 5));

  it('is never more than a day older than that, however late somebody looks', () => {
    for (const days of [1, 30, 365, 3650])
      expect(hoursBefore(written + days * 24 * HOUR_MS + 90 * 60_000, entry.timestamp)).toBe(entry.hoursAgo + 1);
  });

  it('says no time in prerendered markup, where it would freeze', () => {
    expect(renderToString(<PayoutCard entry={entry} now={null} />)).not.toMatch(/ ago/);
    expect(renderToString(<PayoutCard entry={entry} now={written} />)).toContain(`${entry.hoursAgo} h ago`);
  });
});

it('a sample testimonial keeps its distance from today', () =>
  expect(dayOfSample(written + 365 * 24 * HOUR_MS, '2026-10-12')).toBe('2027-10-12'));
