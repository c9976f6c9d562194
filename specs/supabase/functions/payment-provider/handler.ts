import type { EdgeEnvironment } from '../../../contract.ts';
import { endpoint } from '../_shared/endpoint.ts';
import { oneOf } from '../_shared/fields.ts';
import { readOrder, readOrderKey, returnPages } from '../_shared/orders.ts';
import type { OrderReceipt } from '../_shared/orders.ts';
import { Refusal } from '../_shared/Refusal.ts';
import { isSimulated, notifyLater, notifyWebhook } from '../_shared/simulation.ts';
import { outcomes } from './outcomes.ts';
import type { Outcome } from './outcomes.ts';
import { printChallenge, printPage } from './page.ts';

const readOutcome = oneOf(...outcomes);

/** Delay of a slow notification and of a late one, which arrives after the visitor has left; in milliseconds. */
const delays = { slow: 4000, late: 20_000 } as const;

/**
 * A payment service that takes no money: a page with a button for each possible outcome, which notifies payment-webhook and
 * redirects to the site. It exists only on this machine and with PAYMENT_SIMULATION on, because a simulated payment costs
 * nothing.
 */
export const handler = endpoint({ methods: ['GET', 'POST'] }, async ({ request, body, environment }) => {
  if (!isSimulated(environment)) throw new Refusal(404, 'order_not_found', 'No payment is simulated here.');
  const key = readOrderKey(request, 'order');
  const language = new URL(request.url).searchParams.get('language') === 'ar' ? 'ar' : 'en';
  const pages = () => returnPages(environment, key, language);
  const receipt = await readOrder(environment, key);
  if (request.method === 'GET') return printPage(receipt, language, pages);
  const outcome = readPressed(new URLSearchParams(body).get('outcome'));
  if (outcome === 'challenge' && receipt.payment?.status === 'pending') return printChallenge(receipt, language);
  await act(environment, receipt, outcome);
  // The payment may have been settled before, so its actual state counts.
  const { payment } = await readOrder(environment, key);
  const isSuccess = payment?.status === 'succeeded' || (payment?.status === 'pending' && outcome === 'slow');
  return new Response(null, { status: 303, headers: { location: isSuccess ? pages().success : pages().checkout } });
});

async function act(environment: EdgeEnvironment, { payment }: OrderReceipt, outcome: Outcome): Promise<void> {
  if (payment?.status !== 'pending') return;
  switch (outcome) {
    case 'succeeded':
      return await notifyWebhook(environment, payment, 'succeeded');
    case 'duplicate':
      await notifyWebhook(environment, payment, 'succeeded');
      return await notifyWebhook(environment, payment, 'succeeded');
    case 'failed':
      return await notifyWebhook(environment, payment, 'failed');
    case 'refused':
      return await notifyWebhook(environment, payment, 'failed', 'The confirmation with the bank was refused.');
    case 'slow':
    case 'late':
      return await notifyLater(environment, payment, delays[outcome]);
    default: // abandoned: no notification
  }
}

function readPressed(value: string | null): Outcome {
  try {
    return readOutcome(value);
  } catch {
    throw new Refusal(400, 'validation_failed', `outcome must be one of ${outcomes.join(', ')}.`);
  }
}
