import * as t from '@duneline/specs/messages/checkout';
import { Alert, Button, ButtonLink, Spinner } from '@duneline/ui';
import { useEffect, useRef } from 'react';
import { routerLink } from '../../lib/link/routerLink.tsx';
import { paymentReason } from './paymentReason.ts';
import { sentenceOf } from './sentenceOf.ts';
import type { Checkout } from './useCheckout.ts';
import * as css from './checkout.css.ts';

/** The state of a placed order: what it means, and what to do next. Takes the focus. */
export function Attempt({ checkout: { view, send, retry } }: { readonly checkout: Checkout }) {
  const { status, problem } = view;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [status]);
  const back = (
    <Button onPress={() => send({ type: 'order.edit' })}>{status === 'unsent' ? t.backToOrder : t.otherMethod}</Button>
  );
  const again = (label: string) => (
    <Button variant="primary" onPress={retry}>
      {label}
    </Button>
  );
  return (
    <div ref={box} tabIndex={-1} className={css.attempt}>
      {status === 'checking' && (
        <output className={css.waitingLine}>
          <Spinner /> {t.checking}
        </output>
      )}
      {status === 'unsent' && (
        <Alert
          tone="warning"
          title={t.unsentTitle}
          action={
            <div className={css.actions}>
              {again(t.sendAgain)}
              {back}
            </div>
          }
        >
          {t.unsentText}
        </Alert>
      )}
      {status === 'unchecked' && (
        <Alert tone="warning" title={t.uncheckedTitle} action={again(t.checkAgain)}>
          {t.uncheckedText}
        </Alert>
      )}
      {status === 'paying' && (
        <Alert
          tone="info"
          title={t.payingTitle}
          action={
            <div className={css.actions}>
              {again(t.toPayment)}
              <Button onPress={() => send({ type: 'payment.return' })}>{t.checkAgain}</Button>
              {back}
            </div>
          }
        >
          {t.payingText}
        </Alert>
      )}
      {status === 'declined' && (
        <Alert
          tone="danger"
          title={t.declinedTitle}
          action={
            <div className={css.actions}>
              {again(t.payAgain)}
              {back}
            </div>
          }
        >
          {paymentReason(problem)} {t.declinedText}
        </Alert>
      )}
      {status === 'cancelled' && (
        <Alert
          tone="warning"
          title={t.closedOrderTitle}
          action={
            <div className={css.actions}>
              {again(t.orderAnew)}
              <ButtonLink href="/contact" render={routerLink}>
                {t.successContact}
              </ButtonLink>
            </div>
          }
        >
          {(problem !== null && sentenceOf(problem)) || t.closedOrderText} {t.closedOrderNote}
        </Alert>
      )}
      {status === 'paid' && (
        <output className={css.waitingLine}>
          <Spinner /> {t.paid}
        </output>
      )}
    </div>
  );
}
