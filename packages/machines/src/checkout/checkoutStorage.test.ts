import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyOrder } from './checkoutOrder.ts';
import { decodeCheckout, encodeCheckout } from './checkoutStorage.ts';
import type { StoredCheckout } from './checkoutStorage.ts';

const checkouts: fc.Arbitrary<StoredCheckout> = fc.record({
  key: fc.uuid(),
  isPlaced: fc.boolean(),
  order: fc.record({
    tier: fc.string(),
    addOns: fc.array(fc.string()),
    coupon: fc.option(fc.string()),
    email: fc.string(),
    fullName: fc.string(),
    country: fc.string(),
    method: fc.string(),
    hasAcceptedTerms: fc.boolean(),
  }),
});

describe('a stored checkout', () => {
  it('is read back as it was written', () => {
    fc.assert(
      fc.property(checkouts, (checkout) => {
        expect(decodeCheckout(encodeCheckout(checkout))).toEqual(checkout);
      }),
    );
  });

  it('is unreadable, and never an error, for any other text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(decodeCheckout(text)).toBeNull();
      }),
    );
  });

  const whole = { version: 1, key: 'k', isPlaced: true, order: emptyOrder };

  it.each([
    { ...whole, version: 2 },
    { ...whole, key: 7 },
    { ...whole, order: null },
    { ...whole, order: { ...emptyOrder, addOns: [7] } },
    { ...whole, order: { ...emptyOrder, coupon: 7 } },
    { ...whole, order: { ...emptyOrder, hasAcceptedTerms: 'yes' } },
    { ...whole, order: { ...emptyOrder, email: undefined } },
  ])('is unreadable as %j', (value) => {
    expect(decodeCheckout(JSON.stringify(value))).toBeNull();
  });
});
