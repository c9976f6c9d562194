import type { EdgeEnvironment } from '../../../contract.ts';
import { endpoint } from '../_shared/endpoint.ts';
import { oneOf, uuid } from '../_shared/fields.ts';
import { callDatabase, send } from '../_shared/platform.ts';
import { Refusal } from '../_shared/Refusal.ts';
import { sign } from '../_shared/signature.ts';
import { printPage } from './page.ts';
import type { Receipt } from './page.ts';

const readOutcome = oneOf('succeeded', 'failed');

/**
 * A payment service that takes no money: a page with two buttons, which tells payment-webhook what was pressed and sends the
 * visitor back to the site. It exists only where PAYMENT_SIMULATION is on; anywhere else it would give evaluations away.
 */
export const handler = endpoint({ methods: ['GET', 'POST'] }, async ({ request, body, environment }) => {
  if (environment.secret('PAYMENT_SIMULATION') !== 'on')
    throw new Refusal(404, 'order_not_found', 'No payment is simulated here.');
  const key = readKey(new URL(request.url).searchParams.get('order'));
  const receipt = await readReceipt(environment, key);
  if (request.method === 'GET') return printPage(receipt);
  const outcome = readPressed(new URLSearchParams(body).get('outcome'));
  await tell(environment, receipt, outcome);
  // What counts is what became of the payment, which may have been settled before.
  const { payment } = await readReceipt(environment, key);
  const target = new URL(payment.status === 'succeeded' ? '/payment-success' : '/checkout', environment.secret('SITE_URL'));
  target.searchParams.set('order', key);
  return new Response(null, { status: 303, headers: { location: target.href } });
});

async function readReceipt(environment: EdgeEnvironment, key: string): Promise<Receipt> {
  const receipt = (await callDatabase(environment, 'order_receipt', { _key: key })) as Receipt | null;
  if (receipt === null) throw new Refusal(404, 'order_not_found', 'No order has this key.');
  return receipt;
}

async function tell(environment: EdgeEnvironment, { payment }: Receipt, status: 'succeeded' | 'failed'): Promise<void> {
  const { id, amountCents } = payment;
  const reason = status === 'failed' ? { reason: 'The bank declined the payment.' } : {};
  const notice = JSON.stringify({ payment: id, status, amountCents, reference: `sim_${id}`, ...reason });
  const secret = environment.secret('PAYMENT_WEBHOOK_SECRET') ?? '';
  const { status: answered } = await send(environment, '/functions/v1/payment-webhook', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'payment-signature': await sign(secret, notice, environment.now()) },
    body: notice,
  });
  if (answered >= 400) throw new Refusal(502, 'unexpected_failure', `payment-webhook answered ${answered}.`);
}

function readKey(value: string | null): string {
  try {
    return uuid(value);
  } catch {
    throw new Refusal(400, 'validation_failed', 'order must be the UUID with which the order was placed.');
  }
}

function readPressed(value: string | null): 'succeeded' | 'failed' {
  try {
    return readOutcome(value);
  } catch {
    throw new Refusal(400, 'validation_failed', 'outcome must be one of succeeded, failed.');
  }
}
