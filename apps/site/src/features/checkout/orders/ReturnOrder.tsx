import { payouts } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/trader-orders';
import { Alert, Button } from '@duneline/ui';
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { formatDate } from '../../../lib/format/formatDate.ts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { formatRange } from '../../../lib/format/formatRange.ts';
import { lazyPart } from '../../../lib/lazy-part/lazyPart.tsx';
import * as css from '../checkout.css.ts';
import { sentenceOf } from '../sentenceOf.ts';
import type { OrderWithReceipt } from './ownOrders.ts';

const ReturnDialog = lazyPart(async () => (await import('./ReturnDialog.tsx')).ReturnDialog);
const refusal = 'order_not_returnable';

/** Returns an evaluation until its first trade; afterwards, that it was returned. Nothing for any other order. */
export function ReturnOrder({ order }: { readonly order: OrderWithReceipt }) {
  const [isAsking, setIsAsking] = useState(false);
  const [outcome, setOutcome] = useState<'returned' | 'refused' | null>(null);
  const { totalCents, returnableUntil, isReturned, refundedAt, moneyBack } = order.receipt;
  const amount = formatMoney(totalCents, { cents: 'always' });
  const days = formatRange(payouts.refundBusinessDays);
  // A refund that the payment service could not deliver is told by the notice above.
  if ((isReturned || outcome === 'returned') && refundedAt !== null && moneyBack?.cause !== 'refund-failed')
    return (
      <Outcome isNew={outcome === 'returned'}>
        <Alert tone="success" title={t.returnedTitle}>
          {t.returnedText({ amount, days, date: formatDate(refundedAt) })}
        </Alert>
      </Outcome>
    );
  // The dialog stays until its answer was read, also when the order was read again meanwhile.
  if (returnableUntil === null && !isAsking)
    return outcome === 'refused' ? (
      <Outcome isNew>
        <Alert tone="warning" title={sentenceOf(refusal) ?? ''} />
      </Outcome>
    ) : null;
  return (
    <>
      {returnableUntil !== null && (
        <section className={`${css.block} ${css.unprinted}`} aria-labelledby="return">
          <h2 id="return" className={css.sectionTitle}>
            {t.returnTitle}
          </h2>
          <p className={css.quiet}>{t.returnText({ amount, date: formatDate(returnableUntil) })}</p>
          <div className={css.actions}>
            <Button onPress={() => setIsAsking(true)}>{t.returnButton}</Button>
          </div>
        </section>
      )}
      {isAsking && (
        <Suspense>
          <ReturnDialog
            order={order}
            amount={amount}
            days={days}
            onReturned={() => setOutcome('returned')}
            onFailed={(code) => setOutcome(code === refusal ? 'refused' : null)}
            onClose={() => setIsAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** What became of a return. A new one takes the focus, as the button that was pressed is gone. */
function Outcome({ isNew, children }: { readonly isNew: boolean; readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  // An effect, because nothing outside a dialog takes the focus while the dialog is being closed.
  useEffect(() => {
    if (isNew) place.current?.focus();
  }, [isNew]);
  return (
    <div ref={place} tabIndex={-1}>
      {children}
    </div>
  );
}
