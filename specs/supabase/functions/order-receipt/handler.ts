import { endpoint } from '../_shared/endpoint.ts';
import { claimOrders, readOrder, readOrderKey } from '../_shared/orders.ts';
import { readPerson } from '../_shared/platform.ts';
import { notifyDue } from '../_shared/simulation.ts';

/**
 * The receipt of the order with `?key=…`, which only the ordering browser knows: guests have no other access to their orders.
 * Orders that a signed-in user placed as a guest with their confirmed address are assigned to them.
 */
export const handler = endpoint({ methods: ['GET'] }, async ({ request, environment }) => {
  const key = readOrderKey(request, 'key');
  await claimOrders(environment, await readPerson(request, environment));
  const found = await readOrder(environment, key);
  const receipt = (await notifyDue(environment, found)) ? await readOrder(environment, key) : found;
  return Response.json(receipt, { headers: { 'cache-control': 'no-store' } });
});
