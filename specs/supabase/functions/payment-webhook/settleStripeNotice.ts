import type { EdgeEnvironment } from '../../../contract.ts';
import { settlePayment } from '../_shared/settlePayment.ts';
import type { Settlement } from '../_shared/settlePayment.ts';
import { requireStripeKey } from '../_shared/stripe.ts';
import { readCharges } from '../_shared/stripeCharges.ts';
import { settleStripeDispute } from './stripeDispute.ts';
import type { StripeNotice } from './stripeNotice.ts';
import { settleStripeRefund } from './stripeRefund.ts';

/**
 * Settles a payment that Stripe tells of, and then its refunds and disputes: Stripe's events come in any order, and one that came
 * before the payment was known has changed nothing. What is told from now on finds the payment.
 * @throws {Refusal} 502; Stripe repeats its notification then
 */
export async function settleStripeNotice(environment: EdgeEnvironment, notice: StripeNotice): Promise<Settlement> {
  const settled = await settlePayment(environment, notice);
  if (notice.intent === null || notice.status !== 'succeeded') return settled;
  const { refunded, disputes } = await readCharges(environment, requireStripeKey(environment), notice.intent);
  for (const charge of refunded) await settleStripeRefund(environment, charge);
  for (const dispute of disputes) await settleStripeDispute(environment, dispute);
  return settled;
}
