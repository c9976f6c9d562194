import { affiliate } from '@duneline/specs/site';
import { expect, it } from 'vitest';
import { rateAt, tierAt } from './nextTier.ts';
import { rateNote } from './rateNote.ts';

const [first, second, top] = affiliate.tiers;

it('begins at the first tier and misses all sales of the second', () => {
  expect(tierAt(0)).toMatchObject({ tier: { id: first?.id }, next: { id: second?.id, missing: second?.minimumSales } });
});

it('reaches a tier with its last missing sale', () => {
  const minimum = second?.minimumSales ?? 0;
  expect(tierAt(minimum - 1)).toMatchObject({ tier: { id: first?.id }, next: { missing: 1 } });
  expect(tierAt(minimum).tier?.id).toBe(second?.id);
});

it('has no next tier at the top', () => expect(tierAt(100_000)).toMatchObject({ tier: { id: top?.id }, next: null }));

it('pays an agreed rate where it is above that of the tier, and says so instead of naming the tier as its reason', () => {
  expect(rateAt(12, 0)).toBe(12);
  expect(rateNote({ commission_bps: 1200, rate_changed_at: '2026-02-01T09:00:00Z' }, 0)).toBe(
    'Agreed with you. The Starter tier pays 10%.',
  );
});

it('says of a rate that a tier has raised, and a lost sale has not lowered, that it is kept and not that it is agreed', () => {
  const raised = { commission_bps: (second?.commissionPercent ?? 0) * 100, rate_changed_at: null };
  expect(rateNote(raised, (second?.minimumSales ?? 0) - 1)).toBe('Kept from a higher tier. The Starter tier pays 10%.');
});

it('pays the rate of the tier where the agreed one is not above it', () => {
  expect(rateAt(12, second?.minimumSales ?? 0)).toBe(second?.commissionPercent);
  expect(rateNote({ commission_bps: 1000, rate_changed_at: null }, 0)).toMatch(/^Starter\. \d+ sales to Partner/);
});
