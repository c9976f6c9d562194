import { getClient } from '../backend/client.ts';
import { addOnce } from '../query/addOnce.ts';
import { dataOf } from '../query/answerOf.ts';
import { confirmChange } from '../query/confirmChange.ts';

interface NewReply {
  /** Chosen before it is sent, so that sending again makes no second reply. */
  readonly id: string;
  readonly ticket_id: string;
  readonly body: string;
}

/** Replies to a ticket in the signed-in person's name. @throws {ServiceError} */
export async function sendReply(reply: NewReply): Promise<void> {
  const client = await getClient();
  await confirmChange(
    () => dataOf(client.from('ticket_replies').upsert(reply, addOnce).select('id')),
    () => dataOf(client.from('ticket_replies').select('id').eq('id', reply.id).maybeSingle()),
  );
}
