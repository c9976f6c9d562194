import { catalogue, payouts, restrictedCountries, type AddOn } from '@duneline/specs/site';
import { describe, expect, it } from 'vitest';
import { chosenOf } from '../selector/chosen.ts';
import { itemsOf } from './itemsOf.ts';

const cents = (text: string) => Math.round(Number(text.replace(/[$,]/g, '')) * 100);
const tiers = catalogue.programs.flatMap((program) => program.tiers);
const combinations: AddOn['id'][][] = [[], ['weekly-payouts'], ['extra-drawdown'], ['weekly-payouts', 'extra-drawdown']];
const itemsFor = (tierId: string, addOns: AddOn['id'][]) => itemsOf(chosenOf({ tierId, phase: 'phase-1' }), addOns);
const line = (tierId: string, addOns: AddOn['id'][], id: string) =>
  itemsFor(tierId, addOns).lines.find((candidate) => candidate.id === id);

describe('the price before checkout', () => {
  it.each(tiers.map(({ id }) => id))('adds up on %s with every choice of add-ons', (tierId) => {
    for (const addOns of combinations) {
      const { lines, total, back, kept } = itemsFor(tierId, addOns);
      const amounts = lines.map(({ value }) => value).filter((value) => value.startsWith('$'));
      expect(amounts.reduce((sum, amount) => sum + cents(amount), 0)).toBe(cents(total));
      expect(cents(back) + cents(kept ?? '0')).toBe(cents(total));
      expect(amounts).toHaveLength(1 + addOns.length);
    }
  });

  it('returns the fee and keeps the add-ons', () => {
    const { back, kept } = itemsFor('1-step-10k', ['weekly-payouts', 'extra-drawdown']);
    const [fee] = tiers.filter(({ id }) => id === '1-step-10k');
    expect(cents(back)).toBe(fee?.priceCents);
    expect(cents(kept ?? '')).toBe(catalogue.addOns.reduce((sum, { priceCents }) => sum + priceCents, 0));
  });

  it('has no line for add-ons that are not refunded where none is chosen', () =>
    expect(itemsFor('1-step-10k', []).kept).toBeNull());

  it('says of every line whether it comes back', () => {
    expect(line('1-step-10k', [], 'fee')?.note).toMatch(
      /\$99\.00 is refunded within 5\u2060–\u20607 business days after you pass/,
    );
    expect(line('1-step-10k', [], 'weekly-payouts')).toMatchObject({
      value: 'not added',
      note: expect.stringContaining('Not refunded when you pass') as string,
    });
  });

  it('names the discount of a retry in money', () => {
    expect(line('1-step-10k', [], 'discount')?.note).toContain(`${payouts.retryDiscountPercent}% off, $9.90 today`);
  });
});

it('countries to which nothing is sold have the name that people know them by', () => {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  expect(restrictedCountries.map(({ code }) => names.of(code))).toEqual(restrictedCountries.map(({ name }) => name));
});
