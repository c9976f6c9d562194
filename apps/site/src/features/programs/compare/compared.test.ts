import { catalogue } from '@duneline/specs/site';
import { describe, expect, it } from 'vitest';
import { commonSize, comparedGroups } from './compared.ts';

const features = comparedGroups(catalogue.programs).flatMap((group) => group.features);
const valuesOf = (id: string) => features.find((feature) => feature.id === id)?.values ?? {};
const cents = (value: unknown) => Number(String(value).replace(/[^\d.]/g, '')) * 100;

describe('the comparison', () => {
  it('reckons in dollars on the largest size that every program has', () => {
    const size = commonSize(catalogue.programs);
    for (const { tiers } of catalogue.programs) expect(tiers.map(({ sizeCents }) => sizeCents)).toContain(size);
    for (const { id, isAvailable, phases, tiers } of catalogue.programs) {
      const tier = tiers.find(({ sizeCents }) => sizeCents === size);
      expect(cents(valuesOf('fee')[id])).toBe(tier?.priceCents);
      expect(isAvailable ? cents(valuesOf('bonus')[id]) : valuesOf('bonus')[id]).toBe(
        isAvailable ? tier?.winnersBonusCents : 'none',
      );
      expect(cents(valuesOf('dollar-maximum')[id])).toBe((size * (phases[0]?.rules.maxDrawdownPercent ?? NaN)) / 100);
    }
  });

  it('leaves no value out', () => {
    for (const { values } of features) for (const { id } of catalogue.programs) expect(values[id]).toBeTruthy();
  });
});
