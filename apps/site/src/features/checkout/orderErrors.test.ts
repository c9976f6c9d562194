import type { CheckoutOrder } from '@duneline/machines';
import * as t from '@duneline/specs/messages/checkout';
import { expect, it } from 'vitest';
import { orderErrors } from './orderErrors.ts';

const order: CheckoutOrder = {
  tier: '1-step-10k',
  addOns: [],
  coupon: null,
  email: 'ann.lee@duneline.example',
  fullName: 'Ann Lee',
  country: 'JO',
  method: 'PayPal',
  hasAcceptedTerms: true,
};
const nowhere = t.countryRestricted({ country: 'Iran' });

it('finds nothing in a complete order', () => expect(orderErrors({ order, missing: [] }, true)).toEqual({}));

it('names every field that is empty, in the order of the form, once the order was tried', () => {
  const missing = ['email', 'fullName', 'country', 'method', 'hasAcceptedTerms'] as const;
  const view = { order: { ...order, email: '', country: '' }, missing };
  expect(orderErrors(view, false)).toEqual({});
  expect(Object.entries(orderErrors(view, true))).toEqual([
    ['email', t.emailError],
    ['fullName', t.fullNameError],
    ['country', t.countryError],
    ['method', t.methodError],
    ['hasAcceptedTerms', t.termsError],
  ]);
});

it('rejects text that is not an e-mail address', () =>
  expect(orderErrors({ order: { ...order, email: 'ann.lee' }, missing: [] }, true)).toEqual({ email: t.emailError }));

it('names a country to which nothing is sold before the order is tried', () =>
  expect(orderErrors({ order: { ...order, country: 'IR' }, missing: [] }, false)).toEqual({ country: nowhere }));
