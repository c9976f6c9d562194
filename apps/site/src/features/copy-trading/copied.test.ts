import { instruments, rules, sampleCopy } from '@duneline/specs/site';
import { describe, expect, it } from 'vitest';
import { copied, followers, leader, leftCents, together } from './copied.ts';

describe('the copied position', () => {
  it('risks the same share of every account', () => {
    for (const { riskCents, sizeCents } of copied) expect(riskCents / sizeCents).toBe(rules.riskPerTradePercent / 100);
    expect(together.riskCents / together.sizeCents).toBe(rules.riskPerTradePercent / 100);
  });

  it('is scaled by size, in hundredths of a lot', () => {
    for (const { lots, scale, sizeCents } of copied) {
      expect(sizeCents).toBe(leader.sizeCents * scale);
      expect(lots * 100).toBeCloseTo(Math.round(lots * 100), 6);
    }
    expect(together.lots).toBeCloseTo(sampleCopy.leadLots * together.scale, 6);
  });

  it('is of something that is traded', () => {
    expect(instruments.flatMap(({ symbols }): readonly string[] => symbols)).toContain(sampleCopy.symbol);
  });

  it('ends one account that follows and leaves the leading one and the others open', () => {
    expect(copied.filter((account) => leftCents(account) < 0)).toHaveLength(1);
    expect(leftCents(leader)).toBeGreaterThan(0);
    expect(followers.length).toBe(copied.length - 1);
  });
});
