import type { PayoutRequestEvent, PayoutRequestView } from '@duneline/machines';
import * as t from '@duneline/specs/messages/payout-request';
import { Alert, Button, DescriptionList, type Description } from '@duneline/ui';
import { useEffect, useId, useRef } from 'react';
import { formatMoney } from '../format/formatMoney.ts';
import * as css from './PayoutReview.css.ts';

export interface PayoutReviewProps {
  readonly view: PayoutRequestView;
  /** Where it goes, with its method. */
  readonly destination: string;
  /** What else follows from the request. */
  readonly consequences?: readonly Description[];
  readonly send: (event: PayoutRequestEvent) => void;
}

/** A payout request before it is sent: it is confirmed or changed, and looked up if no answer comes. */
export function PayoutReview({ view, destination, consequences = [], send }: PayoutReviewProps) {
  const { status, amountCents } = view;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const isUnconfirmed = status === 'unknown' || status === 'checking';
  useEffect(() => heading.current?.focus(), [isUnconfirmed]);
  return (
    <section className={css.review} aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1} className={css.title}>
        {t.reviewTitle}
      </h3>
      {isUnconfirmed && (
        <Alert
          tone="warning"
          title={t.unknownTitle}
          action={
            <Button
              size="sm"
              isPending={status === 'checking'}
              pendingLabel={t.checking}
              onPress={() => send({ type: 'request.check' })}
            >
              {t.checkNow}
            </Button>
          }
        >
          {t.unknownText}
        </Alert>
      )}
      <DescriptionList
        items={[
          { id: 'amount', label: t.youReceive, value: formatMoney(amountCents, { cents: 'always' }) },
          { id: 'destination', label: t.goesTo, value: destination },
          ...consequences,
        ]}
      />
      {(status === 'reviewing' || status === 'submitting') && (
        <div className={css.actions}>
          <Button
            variant="primary"
            isPending={status === 'submitting'}
            pendingLabel={t.sending}
            onPress={() => send({ type: 'request.submit' })}
          >
            {t.submit}
          </Button>
          <Button variant="quiet" isDisabled={status === 'submitting'} onPress={() => send({ type: 'request.edit' })}>
            {t.edit}
          </Button>
        </div>
      )}
    </section>
  );
}
