import { catalogue } from '@duneline/specs/site';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { paymentMethods } from '../../lib/payment/paymentMethods.ts';
import { MethodField } from './MethodField.tsx';
import type { Checkout } from './useCheckout.ts';

it('every payment method stands beside its logo', () => {
  const page = document.createElement('div');
  const checkout = { view: { order: { method: '' } } } as Checkout;
  page.innerHTML = renderToStaticMarkup(<MethodField checkout={checkout} errorMessage={undefined} />);
  const shown = [...page.querySelectorAll('label')].map((label) => [
    label.textContent,
    label.querySelector('use')?.getAttribute('href') ?? null,
  ]);
  expect(shown.map(([name]) => name)).toEqual(catalogue.paymentMethods);
  expect(shown.map(([, logo]) => logo)).toEqual(paymentMethods.map(({ logo }) => logo?.href));
});
