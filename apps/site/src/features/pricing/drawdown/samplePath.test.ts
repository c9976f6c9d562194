import { catalogue } from '@duneline/specs/site';
import { describe, expect, it } from 'vitest';
import { samplePathOf, breachDay } from './samplePath.ts';

describe.each(catalogue.programs)('the sample path on $id', ({ phases, tiers }) => {
  const percent = phases[0]?.rules.maxDrawdownPercent ?? 0;

  it.each(tiers)('survives a static floor and is ended by a trailing one on $label', ({ sizeCents }) => {
    const closes = samplePathOf(sizeCents);
    expect(closes[0]).toBe(sizeCents);
    expect(breachDay(closes, (sizeCents * percent) / 100, 'static')).toBeUndefined();
    expect(breachDay(closes, (sizeCents * percent) / 100, 'trailing')).toBeGreaterThan(0);
  });
});
