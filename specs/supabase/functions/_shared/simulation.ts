import type { EdgeEnvironment } from '../../../contract.ts';
import type { OrderReceipt } from './orders.ts';
import { readRows, send, updateRows } from './platform.ts';
import { Refusal } from './Refusal.ts';
import { sign } from './signature.ts';

type Payment = NonNullable<OrderReceipt['payment']>;

/** Whether payments are simulated: only on this machine, because a simulated payment costs nothing. */
export function isSimulated({ isLocal, secret }: EdgeEnvironment): boolean {
  return isLocal && secret('PAYMENT_SIMULATION') === 'on';
}

/**
 * Sends the notification that a payment service would send, with its signature.
 * @throws {Refusal} 502
 */
export async function notifyWebhook(
  environment: EdgeEnvironment,
  { id, amountCents }: Payment,
  status: 'succeeded' | 'failed',
  reason = 'The bank declined the payment.',
): Promise<void> {
  const notice = JSON.stringify({
    payment: id,
    status,
    amountCents,
    reference: `sim_${id}`,
    ...(status === 'failed' && { reason }),
  });
  const secret = environment.secret('PAYMENT_WEBHOOK_SECRET') ?? '';
  const { status: answered } = await send(environment, '/functions/v1/payment-webhook', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'payment-signature': await sign(secret, notice, environment.now()) },
    body: notice,
  });
  if (answered >= 400) throw new Refusal(502, 'unexpected_failure', `payment-webhook answered ${answered}.`);
}

const due = /^due:(?<at>\d+):/;

/** Makes a payment succeed later: the first receipt that is read after that time sends its notification. */
export async function notifyLater(environment: EdgeEnvironment, { id }: Payment, milliseconds: number): Promise<void> {
  const reference = `due:${environment.now() + milliseconds}:${id}`;
  await updateRows(environment, `payments?id=eq.${id}&status=eq.pending`, { provider_reference: reference });
}

/**
 * Sends the notification if it is due.
 * @returns whether it was sent
 */
export async function notifyDue(environment: EdgeEnvironment, { payment }: OrderReceipt): Promise<boolean> {
  if (!isSimulated(environment) || payment?.status !== 'pending') return false;
  const rows = (await readRows(environment, `payments?id=eq.${payment.id}&select=provider_reference`)) as readonly {
    readonly provider_reference: string | null;
  }[];
  const at = due.exec(rows[0]?.provider_reference ?? '')?.groups?.['at'];
  if (at === undefined || environment.now() < Number(at)) return false;
  await notifyWebhook(environment, payment, 'succeeded');
  return true;
}
