import * as t from '@duneline/specs/messages/checkout';
import { Alert } from '@duneline/ui';
import { formatDate } from '../../lib/format/formatDate.ts';
import { formatAmount } from '../../lib/format/formatAmount.ts';
import type { OrderReceipt } from './orderService.ts';

type MoneyBack = NonNullable<OrderReceipt['moneyBack']>;

/** Why the money is owed, and what becomes of it. */
const texts: Readonly<
  Record<
    MoneyBack['cause'],
    {
      readonly open: (of: { amount: string; received: string }) => string;
      readonly sent: (of: { amount: string; received: string; sent: string }) => string;
    }
  >
> = {
  'not-needed': { open: t.receiptBackText, sent: t.receiptBackSentText },
  'other-amount': { open: t.receiptBackOtherText, sent: t.receiptBackOtherSentText },
  'refund-failed': { open: t.receiptBackFailedText, sent: t.receiptBackFailedSentText },
  'not-by-provider': { open: t.receiptBackFailedText, sent: t.receiptBackFailedSentText },
};

/** What becomes of money that is owed to the buyer: a payment that the order does not need, or a refund that failed. */
export function MoneyBackNotice({ amountCents, currency, cause, receivedAt, sentAt }: MoneyBack) {
  const amount = formatAmount(amountCents, currency);
  const received = formatDate(receivedAt);
  return sentAt === null ? (
    <Alert tone="info" title={t.receiptBackTitle({ amount })}>
      {texts[cause].open({ amount, received })}
    </Alert>
  ) : (
    <Alert tone="success" title={t.receiptBackSentTitle({ amount })}>
      {texts[cause].sent({ amount, received, sent: formatDate(sentAt) })}
    </Alert>
  );
}
