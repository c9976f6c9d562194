import { isAnswer } from '@duneline/specs/answers/returnOrder';
import { useQuery } from '@tanstack/react-query';
import { recordFilter } from '../../../lib/areas/recordFilter.ts';
import { callFunction } from '../../../lib/backend/callFunction.ts';
import { getClient } from '../../../lib/backend/client.ts';
import { dataOf } from '../../../lib/query/answerOf.ts';
import { confirmChange } from '../../../lib/query/confirmChange.ts';
import { tableKey } from '../../../lib/query/tableKey.ts';
import { readOwnId } from '../../../lib/trader/readTrader.ts';
import { readReceipt, type OrderReceipt } from '../orderService.ts';

/** An order of the signed-in person, with its receipt. */
export interface OrderWithReceipt {
  readonly id: string;
  readonly receipt: OrderReceipt;
}

// The filters by person are needed for admins, who may read every order.

async function readOwnOrders() {
  const client = await getClient();
  return dataOf(
    client
      .from('orders')
      .select('number, tier_id, status, total_cents, created_at')
      .eq('user_id', await readOwnId())
      .order('created_at', { ascending: false })
      .order('number', { ascending: false })
      .limit(100),
  );
}

async function readOwnOrder(record: string): Promise<OrderWithReceipt | null> {
  const client = await getClient();
  const found = await dataOf(
    client
      .from('orders')
      .select('id, idempotency_key')
      .eq('user_id', await readOwnId())
      .match(recordFilter(record))
      .maybeSingle(),
  );
  return found && { id: found.id, receipt: await readReceipt(found.idempotency_key) };
}

/** The signed-in person's orders, the newest first. */
export const useOwnOrders = () => useQuery({ queryKey: tableKey('orders', 'own'), queryFn: readOwnOrders });

/**
 * The person's order with a number or an id; `null` if there is none.
 * @param record as the address names it
 */
export const useOwnOrder = (record: string) =>
  useQuery({ queryKey: tableKey('orders', 'own', record), queryFn: () => readOwnOrder(record) });

/**
 * Returns an evaluation that was not traded, for a full refund; repeating it has no effect.
 * @param order its id
 * @throws {ServiceError} `order_not_returnable` if it was traded or its time is over
 */
export async function returnOrder(order: string): Promise<void> {
  const client = await getClient();
  await confirmChange(
    () => callFunction('return-order', { body: { order } }, isAnswer),
    () => dataOf(client.from('orders').select('id').match({ id: order, status: 'refunded' }).maybeSingle()),
  );
}
