import * as t from '@duneline/specs/messages/checkout';

/** The reasons of our own functions, in the page's language. */
const reasons: Readonly<Record<string, string>> = {
  'The bank declined the payment.': t.reasonDeclined,
  'The confirmation with the bank was refused.': t.reasonRefused,
  'The payment page was open for too long.': t.reasonExpired,
};

/** Why a payment failed; a payment service's own texts are not shown. */
export function paymentReason(reason: string | null): string {
  return reasons[reason ?? ''] ?? t.reasonUnknown;
}
