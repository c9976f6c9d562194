import { getClient } from '../backend/client.ts';
import { dataOf } from '../query/answerOf.ts';

/** The limits and the current figures of an account, in US cents; `null` if the server has none. @throws {ServiceError} */
export async function readSummary(account: string) {
  const client = await getClient();
  return await dataOf(
    client
      .rpc('account_summary', { _account: account })
      .select(
        'account_id, daily_floor_cents, daily_room_cents, dormant_at, loss_floor_cents, loss_room_cents, open_positions, previous_close_cents, profit_cents, target_cents',
      )
      .maybeSingle(),
  );
}
