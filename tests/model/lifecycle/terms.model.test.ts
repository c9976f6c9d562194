import { lifecycleTerms } from '@duneline/machines';
import * as site from '@duneline/specs/site';
import { describe, expect, it } from 'vitest';

const { catalogue, payouts } = site;

const sold = catalogue.programs.flatMap((program) => program.tiers.map((tier) => [tier.id, program, tier] as const));

describe('the terms of an account', () => {
  it.each(sold)('are whole figures of the catalogue for %s', (tierId, program, tier) => {
    const terms = lifecycleTerms(site, { programId: program.id, tierId });
    const figures = Object.values({ ...terms, phases: 0, isTrailing: 0 });
    expect(figures.filter((figure) => !Number.isSafeInteger(figure))).toEqual([]);
    expect(terms.sizeCents).toBe(tier.sizeCents);
    expect(Object.keys(terms.phases)).toEqual(program.phases.map(({ id }) => id));
  });

  it.each(sold.filter(([, { id }]) => id === '1-step'))(
    'owe %s the fee and 10 %% of the target, which is the figure of the price table',
    (tierId, program, tier) => {
      const { refundCents, bonusCents, sizeCents, phases } = lifecycleTerms(site, { programId: program.id, tierId });
      const target = (sizeCents * (phases['phase-1']?.profitTargetBps ?? 0)) / 10_000;
      expect(refundCents).toBe(tier.priceCents);
      expect(bonusCents).toBe((target * payouts.winnersBonusPercent) / 100);
      expect(refundCents + bonusCents).toBe(tier.winnersBonusCents);
    },
  );

  it('begin a trading day four hours before the day in UTC', () => {
    expect(lifecycleTerms(site, { programId: '1-step', tierId: '1-step-5k' }).dayShiftMinutes).toBe(240);
  });

  it('say which sizes there are when one is unknown', () => {
    expect(() => lifecycleTerms(site, { programId: 'instant', tierId: '1-step-5k' })).toThrow(
      "The catalogue has no '1-step-5k'; choose one of instant-2-5k, instant-5k, instant-10k.",
    );
  });
});
