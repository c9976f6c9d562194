import type { Database } from '@duneline/specs/database';
import { getClient } from '../backend/client.ts';
import { addOnce } from '../query/addOnce.ts';
import { dataOf } from '../query/answerOf.ts';
import { confirmChange } from '../query/confirmChange.ts';

export interface NewTicket {
  /** Chosen before it is sent, so that sending again makes no second ticket. */
  readonly id: string;
  readonly topic: Database['public']['Enums']['ticket_topic'];
  readonly subject: string;
  readonly message: string;
}

/** Opens a ticket of the signed-in person. @throws {ServiceError} */
export async function openTicket(ticket: NewTicket): Promise<void> {
  const client = await getClient();
  await confirmChange(
    () => dataOf(client.from('tickets').upsert(ticket, addOnce).select('id')),
    () => dataOf(client.from('tickets').select('id').eq('id', ticket.id).maybeSingle()),
  );
}
