import { instruments, rules, sampleCopy } from '@duneline/specs/site';
import { describe, expect, it } from 'vitest';
import { copiedPositions, followers, leader, remainingLossCents, totals } from './copiedPositions.ts';

describe('the copied position', () => {
  it('risks the same share of every account', () => {
    for (const { riskCents, sizeCents } of copiedPositions) expect(riskCents / sizeCents).toBe(rules.riskPerTradePercent / 100);
    expect(totals.riskCents / totals.sizeCents).toBe(rules.riskPerTradePercent / 100);
  });

  it('is scaled by size, in hundredths of a lot', () => {
    for (const { lots, scale, sizeCents } of copiedPositions) {
      expect(sizeCents).toBe(leader.sizeCents * scale);
      expect(lots * 100).toBeCloseTo(Math.round(lots * 100), 6);
    }
    expect(totals.lots).toBeCloseTo(sampleCopy.leadLots * totals.scale, 6);
  });

  it('is of something that is traded', () => {
    expect(instruments.flatMap(({ symbols }): readonly string[] => symbols)).toContain(sampleCopy.symbol);
  });

  it('ends one account that follows and leaves the leading one and the others open', () => {
    expect(copiedPositions.filter((account) => remainingLossCents(account) < 0)).toHaveLength(1);
    expect(remainingLossCents(leader)).toBeGreaterThan(0);
    expect(followers.length).toBe(copiedPositions.length - 1);
  });
});
