import { catalogue, payouts } from '@duneline/specs/site';
import { describe, expect, it } from 'vitest';
import { lowestPriceCents, programOf, sampleTier } from './findTier.ts';
import { priceSummary } from './priceSummary.ts';

const cases = catalogue.programs
  .filter(({ isAvailable }) => isAvailable)
  .flatMap((program) => program.tiers.map((tier) => ({ program, tier })));

describe('priceSummary', () => {
  it.each(cases)('pays back what it itemises on $tier.id', ({ program, tier }) => {
    const { refundCents, targetShare, bonusCents, totalCents } = priceSummary(program, tier);
    expect(refundCents + (targetShare?.cents ?? 0)).toBe(bonusCents);
    expect(totalCents).toBe(tier.priceCents);
  });

  it.each(cases.filter(({ program }) => program.id === '1-step'))(
    'shares ten percent of the target on $tier.id',
    ({ program, tier }) => {
      expect(priceSummary(program, tier).targetShare).toEqual({
        cents: tier.sizeCents / 100,
        percent: payouts.winnersBonusPercent,
        targetCents: tier.sizeCents / 10,
      });
    },
  );

  it('adds up the chosen add-ons and leaves the refund as it is', () => {
    const { program, tier } = sampleTier();
    const both = priceSummary(program, tier, ['weekly-payouts', 'extra-drawdown']);
    expect(both.totalCents).toBe(9_900 + 2_900 + 4_900);
    expect(both.refundCents).toBe(9_900);
    expect(priceSummary(program, tier, ['weekly-payouts']).addOns.map(({ isChosen }) => isChosen)).toEqual([true, false]);
  });

  it('refunds what a coupon left of the fee, keeps the add-ons, and brings the bonus of the size', () => {
    const { program, tier } = sampleTier();
    const lines = [
      { kind: 'fee', item: tier.id, cents: 9_900 },
      { kind: 'add-on', item: 'weekly-payouts', cents: 2_900 },
      { kind: 'discount', item: 'RAMADAN20', cents: -1_980 },
    ] as const;
    expect(priceSummary(program, tier, ['weekly-payouts'], lines)).toMatchObject({
      discount: { code: 'RAMADAN20', cents: 1_980 },
      totalCents: 10_820,
      refundCents: 7_920,
      keptCents: 2_900,
      rewardCents: 11_980,
      bonusCents: 19_900,
    });
  });

  it('takes the prices of the order’s lines, and the bonus of the size, which the database pays whatever was paid', () => {
    const { program, tier } = sampleTier();
    const lines = [
      { kind: 'fee', item: tier.id, cents: 10_900 },
      { kind: 'add-on', item: 'weekly-payouts', cents: 3_900 },
    ] as const;
    expect(priceSummary(program, tier, ['weekly-payouts'], lines)).toMatchObject({
      totalCents: 14_800,
      refundCents: 10_900,
      rewardCents: 9_000,
      targetShare: { cents: 9_000, percent: 9 },
      bonusCents: 19_900,
    });
  });

  it('has no share of the target where the bonus is the fee', () => {
    const program = programOf('2-step');
    expect(priceSummary(program, program.tiers[0]!).targetShare).toBeNull();
  });
});

describe('lowestPriceCents', () => {
  it('is the cheapest size that can be bought', () => expect(lowestPriceCents()).toBe(5_900));
});
