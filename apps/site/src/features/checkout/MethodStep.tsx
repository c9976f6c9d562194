import * as t from '@duneline/specs/messages/checkout';
import { Button, RadioGroup } from '@duneline/ui';
import { useState } from 'react';
import { paymentMethods } from '../../lib/payment/paymentMethods.ts';
import type { Checkout } from './useCheckout.ts';
import * as css from './checkout.css.ts';

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

/** The payment method; the payment itself is on the provider's page. */
export function MethodStep({ checkout: { view, change, send } }: { readonly checkout: Checkout }) {
  const [isSent, setIsSent] = useState(false);
  const { method } = view.order;
  return (
    <>
      <div className={css.methods}>
        <RadioGroup
          label={t.methodLabel}
          name="method"
          items={methods}
          value={methods.find(({ id }) => id === method)?.id ?? null}
          onChange={(value) => change({ method: value })}
          description={t.methodHint}
          errorMessage={isSent && method === '' ? t.methodError : undefined}
        />
      </div>
      <Button
        variant="primary"
        size="lg"
        onPress={() => {
          setIsSent(true);
          send({ type: 'step.continue' });
        }}
      >
        {t.continueToTerms}
      </Button>
    </>
  );
}
