import * as t from '@duneline/specs/messages/checkout';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { createQueryClient } from '../../lib/query/queryClient.ts';
import { useIsHydrated } from '../../lib/start/useIsHydrated.ts';
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx';
import { NoOrder } from './NoOrder.tsx';
import { PaidOrder } from './PaidOrder.tsx';
import { readReturnedKey } from './readReturnedKey.ts';
import * as css from './checkout.css.ts';

/** The page /payment-success: the receipt of the order in the URL, the next steps, and earlier orders. */
export function PaymentSuccess() {
  const [client] = useState(() => createQueryClient());
  const [query] = useSearchParams();
  const isHydrated = useIsHydrated(); // the query string is unknown while prerendering
  const key = isHydrated ? readReturnedKey(query) : undefined;
  return (
    <QueryClientProvider client={client}>
      <div className={css.page}>
        {key === undefined && (
          <>
            <h1 className={css.title}>{t.receiptWaitingTitle}</h1>
            <p className={css.quiet}>{t.receiptWaitingLead}</p>
            <CheckoutSkeleton />
          </>
        )}
        {key === null && <NoOrder />}
        {key && <PaidOrder orderKey={key} />}
      </div>
    </QueryClientProvider>
  );
}
