import * as t from '@duneline/specs/messages/checkout';
import { RadioGroup } from '@duneline/ui';
import { paymentMethods } from '../../lib/payment/paymentMethods.ts';
import type { Checkout } from './useCheckout.ts';

const kinds: Readonly<Record<string, string>> = {
  Visa: t.kindCard,
  Mastercard: t.kindCard,
  'Google Pay': t.kindWallet,
  'Apple Pay': t.kindWallet,
  UPI: t.kindBank,
  PayPal: t.kindWallet,
  Bitcoin: t.kindCrypto,
  USDT: t.kindCrypto,
};

const methods = paymentMethods.map(({ id, name, logo }) => ({
  id,
  label: name,
  description: kinds[name],
  mark: logo && (
    <svg width={logo.width} height={logo.height} aria-hidden>
      <use href={logo.href} />
    </svg>
  ),
}));

export interface MethodFieldProps {
  readonly checkout: Checkout;
  readonly errorMessage: string | undefined;
}

/** The payment method; the payment itself is on the provider's page. */
export function MethodField({ checkout: { view, change }, errorMessage }: MethodFieldProps) {
  return (
    <RadioGroup
      aria-label={t.methodLabel}
      variant="tiles"
      name="method"
      items={methods}
      value={methods.find(({ id }) => id === view.order.method)?.id ?? null}
      onChange={(method) => change({ method })}
      description={t.methodHint}
      errorMessage={errorMessage}
      isRequired
    />
  );
}
