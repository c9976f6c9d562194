import * as t from '@duneline/specs/messages/checkout';
import { Alert, ButtonLink, ErrorState, Spinner } from '@duneline/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { routerLink } from '../../lib/link/routerLink.tsx';
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx';
import { forgetPaid } from './storedCheckout.ts';
import { NextSteps } from './NextSteps.tsx';
import { NoOrder } from './NoOrder.tsx';
import { MoneyBackNotice } from './MoneyBackNotice.tsx';
import { readReceipt } from './orderService.ts';
import { PrintedReceipt } from './PrintedReceipt.tsx';
import { RefundTimeline } from './RefundTimeline.tsx';
import { usePerson } from './usePerson.ts';
import * as css from './checkout.css.ts';

/** Milliseconds between checks of a payment that is not confirmed yet. */
const ASK_AGAIN_MS = 2000;

/** The receipt of an order. Until the payment service has confirmed the payment, the page checks repeatedly. */
export function PaidOrder({ orderKey }: { readonly orderKey: string }) {
  const person = usePerson();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['receipt', orderKey, person?.id ?? null],
    queryFn: () => readReceipt(orderKey),
    enabled: person !== undefined,
    refetchInterval: ({ state }) => (state.data?.status === 'pending' ? ASK_AGAIN_MS : false),
  });
  const isPaid = data?.status === 'paid' || data?.status === 'refunded';
  useEffect(() => {
    if (isPaid) forgetPaid(orderKey);
  }, [isPaid, orderKey]);
  if (!data && Object(error).status === 404) return <NoOrder />;
  if (!data) {
    return (
      <>
        <h1 className={css.title}>{t.receiptWaitingTitle}</h1>
        {error ? (
          <ErrorState level={2} title={t.receiptFailedTitle} onRetry={() => void refetch()} isPending={isFetching}>
            {t.receiptFailedText}
          </ErrorState>
        ) : (
          <CheckoutSkeleton />
        )}
      </>
    );
  }
  return (
    <>
      <div className={css.head}>
        <h1 className={css.title}>{isPaid ? t.receiptTitle : t.receiptWaitingTitle}</h1>
        {isPaid && <p className={css.quiet}>{t.receiptLead({ email: data.email })}</p>}
        {data.status === 'pending' && <p className={css.quiet}>{t.receiptWaitingLead}</p>}
      </div>
      {data.status === 'pending' && (
        <output className={css.waitingLine}>
          <Spinner /> {t.receiptWaiting}
        </output>
      )}
      {data.moneyBack && <MoneyBackNotice {...data.moneyBack} />}
      {(data.status === 'failed' || (data.status === 'cancelled' && !data.moneyBack)) && (
        <Alert
          tone="warning"
          title={t.receiptUnpaidTitle}
          action={
            <ButtonLink variant="primary" href={`/checkout?order=${orderKey}`} render={routerLink}>
              {t.receiptPay}
            </ButtonLink>
          }
        >
          {data.moneyBack ? t.receiptStillUnpaidText : t.receiptUnpaidText}
        </Alert>
      )}
      {isPaid && (
        <div className={css.columns}>
          <PrintedReceipt receipt={data} />
          <div className={css.sections}>
            {data.status === 'paid' && <NextSteps receipt={data} isGuest={!person} />}
            <RefundTimeline receipt={data} whereToReturn={t.refundWhere} />
          </div>
        </div>
      )}
    </>
  );
}
