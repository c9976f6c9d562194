import { initialPricingSelectorView, lifecycleTerms } from '@duneline/machines';
import { catalogue, payouts, rules as facts } from '@duneline/specs/site';
import { describe, expect, it } from 'vitest';
import { tierOf } from '../../../lib/price/findTier.ts';
import { selectorInput } from './selectorInput.ts';
import { selectorView } from './selectorView.ts';

const initial = initialPricingSelectorView(selectorInput);
const tenK = { ...initial, tierId: '1-step-10k' };
const rule = (id: string, view = tenK) => selectorView(view, []).rules.find((candidate) => candidate.id === id);

describe('selectorView', () => {
  it('offers 1-step, badged Popular, and Instant, disabled and Coming Soon; 2-step has no tab', () => {
    expect(selectorView(initial, []).programs.items).toEqual([
      { id: '1-step', label: '1-step', badge: 'Popular', isDisabled: false },
      { id: 'instant', label: 'Instant', badge: 'Coming Soon', isDisabled: true },
    ]);
  });

  it('prices the six sizes as the specification does', () => {
    const { items: tiles } = selectorView(initial, []).sizes;
    expect(tiles.map(({ size, price }) => [size, price])).toEqual([
      ['$5K', '$59'],
      ['$10K', '$99'],
      ['$25K', '$159'],
      ['$50K', '$269'],
      ['$100K', '$469'],
      ['$200K', '$849'],
    ]);
  });

  it('states the daily loss of 5% in phase 1 and of 3% when funded', () => {
    expect(rule('daily-loss')?.value).toBe('$500 · 5%');
    expect(rule('daily-loss', { ...tenK, phase: 'funded' })?.value).toBe('$300 · 3%');
  });

  it('puts the 30 days of inactivity beside the missing time limit', () => {
    expect(rule('time')).toMatchObject({ value: 'None', note: '30 days without a trade closes the account' });
  });

  it('draws a target only where there is one', () => {
    expect(selectorView(tenK, []).corridor.target).toBe(1_100_000);
    expect(selectorView({ ...tenK, phase: 'funded' }, []).corridor.target).toBeUndefined();
  });

  it('adds the chosen add-ons to what is paid and not to what comes back', () => {
    const { receipt } = selectorView(tenK, ['extra-drawdown']);
    expect(receipt.amount).toBe('$148.00');
    expect(receipt.addOns.map(({ value }) => value)).toEqual(['not added', '$49.00']);
    expect(receipt.back?.total.value).toBe('$199');
  });

  it('calls only the fee refundable, not the add-ons beside it', () => {
    expect(selectorView(tenK, []).receipt.refund).toBe('Refundable 100%');
    expect(selectorView(tenK, ['extra-drawdown']).receipt.refund).toMatch(
      new RegExp(`^\\$${tierOf(tenK.tierId).tier.priceCents / 100}\\.00 `),
    );
  });

  it('shows the rules and the floor as they are with the chosen add-ons', () => {
    const { program, tier } = tierOf(tenK.tierId);
    const addOns = catalogue.addOns.map(({ id }) => id);
    const { rules, corridor } = selectorView(tenK, addOns);
    const terms = lifecycleTerms({ catalogue, payouts, rules: facts }, { programId: program.id, tierId: tier.id, addOns });
    const percent = (terms.phases['phase-1']?.maxDrawdownBps ?? 0) / 100;
    expect(rules.find(({ id }) => id === 'maximum-loss')?.value).toContain(`${percent}%`);
    expect(rules.find(({ id }) => id === 'cycle')?.value).toContain(`${terms.payoutCycleDays}`);
    expect(corridor.floor[0]).toBe(tier.sizeCents * (1 - percent / 100));
  });

  it.each(
    catalogue.programs.filter(({ isAvailable }) => isAvailable).flatMap(({ id, tiers }) => tiers.map((tier) => ({ id, tier }))),
  )('can show $tier.id in both phases', ({ id, tier }) => {
    for (const phase of ['phase-1', 'funded'] as const) {
      const view = selectorView({ ...initial, programId: id, tierId: tier.id, phase }, []);
      expect(view.corridor.values).toHaveLength(view.corridor.floor.length);
      expect(view.rules).toHaveLength(10);
    }
  });
});
