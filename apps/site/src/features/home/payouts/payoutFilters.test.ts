import { filterPayouts, payoutFilters } from '@duneline/machines';
import { content } from '@duneline/specs/site';
import { describe, expect, it } from 'vitest';

describe('payout filters', () => {
  it('offers All, UPI and Bank in this order', () => expect(payoutFilters).toEqual(['All', 'UPI', 'Bank']));

  it('leaves everything, crypto included, under All', () => {
    expect(filterPayouts(content.payouts, 'All')).toEqual(content.payouts);
    expect(content.payouts.some(({ method }) => method === 'Crypto')).toBe(true);
  });

  it.each(['UPI', 'Bank'] as const)('leaves only %s payouts, and at least one', (filter) => {
    const methods = filterPayouts(content.payouts, filter).map(({ method }) => method);
    expect(new Set(methods)).toEqual(new Set([filter]));
  });
});
