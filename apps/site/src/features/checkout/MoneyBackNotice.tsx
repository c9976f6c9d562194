import * as t from '@duneline/specs/messages/checkout';
import { Alert } from '@duneline/ui';
import { formatDate } from '../../lib/format/formatDate.ts';
import { formatMoney } from '../../lib/format/formatMoney.ts';
import type { OrderReceipt } from './orderService.ts';

/** What becomes of a payment that arrived after its order was closed or paid. */
export function MoneyBackNotice({ amountCents, receivedAt, sentAt }: NonNullable<OrderReceipt['moneyBack']>) {
  const amount = formatMoney(amountCents, { cents: 'always' });
  const received = formatDate(receivedAt);
  return sentAt === null ? (
    <Alert tone="info" title={t.receiptBackTitle({ amount })}>
      {t.receiptBackText({ received })}
    </Alert>
  ) : (
    <Alert tone="success" title={t.receiptBackSentTitle({ amount })}>
      {t.receiptBackSentText({ received, sent: formatDate(sentAt) })}
    </Alert>
  );
}
