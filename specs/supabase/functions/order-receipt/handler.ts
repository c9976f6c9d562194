import { endpoint } from '../_shared/endpoint.ts';
import { claimOrders, readOrder, readOrderKey } from '../_shared/orders.ts';
import { readPerson } from '../_shared/platform.ts';
import { notifyDue } from '../_shared/simulation.ts';

/**
 * The receipt of the order of `?key=…`, which only the browser that ordered knows: guests cannot read orders otherwise. Somebody who
 * is signed in is given the orders that they placed as a guest with their confirmed address.
 */
export const handler = endpoint({ methods: ['GET'] }, async ({ request, environment }) => {
  const key = readOrderKey(request, 'key');
  await claimOrders(environment, await readPerson(request, environment));
  const found = await readOrder(environment, key);
  const receipt = (await notifyDue(environment, found)) ? await readOrder(environment, key) : found;
  return Response.json(receipt, { headers: { 'cache-control': 'no-store' } });
});
