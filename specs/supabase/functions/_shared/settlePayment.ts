import type { EdgeEnvironment } from '../../../contract.ts';
import { callDatabase } from './platform.ts';
import { sendSurplus } from './surplus.ts';

/** What `settle_payment` says of a payment. */
export interface Settlement {
  readonly order: number;
  readonly status: 'succeeded' | 'failed' | 'refunded' | 'surplus';
  readonly isRepeated: boolean;
  /** Of a surplus payment, which arrived after its order was closed or paid, or is of another amount. */
  readonly isSent?: boolean;
}

/**
 * Reports the result of a payment to the database; reporting it again changes nothing. A surplus payment is sent back, and the
 * affiliate of a sale is credited.
 * @throws {Refusal} 502 when Stripe does not take a surplus payment back; a repeated report tries again
 */
export async function settlePayment(
  environment: EdgeEnvironment,
  notice: {
    readonly payment: string;
    readonly status: 'succeeded' | 'failed';
    readonly amountCents: number;
    readonly reference: string;
    readonly reason?: string | null;
    /** ISO 4217. @default 'USD' */
    readonly currency?: string;
    /** The payment service that has signed the notice; by default the one that the payment was begun with. */
    readonly provider?: 'stripe';
  },
): Promise<Settlement> {
  const settled = (await callDatabase(environment, 'settle_payment', {
    _payment: notice.payment,
    _outcome: notice.status,
    _amount_cents: notice.amountCents,
    _reference: notice.reference,
    _reason: notice.status === 'failed' ? (notice.reason ?? 'The payment did not go through.') : null,
    _currency: notice.currency ?? 'USD',
    _provider: notice.provider ?? null,
  })) as Settlement;
  if (settled.status === 'surplus' && !settled.isSent) {
    return { ...settled, isSent: await sendSurplus(environment, notice.payment) };
  }
  if (settled.status === 'succeeded') await creditAffiliates(environment);
  return settled;
}

/** What an affiliate earns never stops a settlement: the database's job credit-due-orders tries again. */
async function creditAffiliates(environment: EdgeEnvironment): Promise<void> {
  try {
    await callDatabase(environment, 'credit_due_orders', {});
  } catch (error) {
    console.error('Affiliates were not credited; the job credit-due-orders does it.', error);
  }
}
