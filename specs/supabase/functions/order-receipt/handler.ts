import { endpoint } from '../_shared/endpoint.ts';
import { uuid } from '../_shared/fields.ts';
import { callDatabase } from '../_shared/platform.ts';
import { Refusal } from '../_shared/Refusal.ts';

/** The receipt of the order of `?key=…`, which only the browser that ordered knows: guests cannot read orders otherwise. */
export const handler = endpoint({ methods: ['GET'] }, async ({ request, environment }) => {
  const receipt = await callDatabase(environment, 'order_receipt', { _key: readKey(request) });
  if (receipt === null) throw new Refusal(404, 'order_not_found', 'No order has this key.');
  return Response.json(receipt, { headers: { 'cache-control': 'no-store' } });
});

function readKey(request: Request): string {
  try {
    return uuid(new URL(request.url).searchParams.get('key'));
  } catch {
    throw new Refusal(400, 'validation_failed', 'key must be the UUID with which the order was placed.');
  }
}
