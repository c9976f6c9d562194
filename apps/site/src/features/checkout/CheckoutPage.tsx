import * as t from '@duneline/specs/messages/checkout';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createQueryClient } from '../../lib/query/queryClient.ts';
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx';
import { CheckoutContent } from './CheckoutContent.tsx';
import { useCheckout } from './useCheckout.ts';
import * as css from './checkout.css.ts';

/** The page /checkout: the whole order on one screen. The payment itself is on the provider's page. */
export function CheckoutPage() {
  const [client] = useState(() => createQueryClient());
  const checkout = useCheckout();
  return (
    <QueryClientProvider client={client}>
      <div className={css.page}>
        <div className={css.head}>
          <h1 className={css.title}>{t.title}</h1>
          <p className={css.quiet}>{t.lead}</p>
        </div>
        {checkout.view.order.tier === '' ? <CheckoutSkeleton /> : <CheckoutContent checkout={checkout} />}
      </div>
    </QueryClientProvider>
  );
}
