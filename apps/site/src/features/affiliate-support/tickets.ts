import { useQuery } from '@tanstack/react-query';
import type { Database } from '@duneline/specs/database';
import { getClient } from '../../lib/backend/client.ts';
import { readPerson } from '../../lib/backend/session.ts';
import { dataOf } from '../../lib/query/answerOf.ts';
import { tableKey } from '../../lib/query/tableKey.ts';

type Tables = Database['public']['Tables'];
export type Ticket = Pick<
  Tables['tickets']['Row'],
  'id' | 'number' | 'subject' | 'message' | 'status' | 'created_at' | 'updated_at'
>;

async function readTickets(): Promise<readonly Ticket[]> {
  const [client, person] = await Promise.all([getClient(), readPerson()]);
  if (!person) return [];
  return await dataOf(
    client
      .from('tickets')
      .select('id, number, subject, message, status, created_at, updated_at')
      .eq('owner_id', person.id)
      .order('updated_at', { ascending: false })
      .limit(100),
  );
}

/** The signed-in person's tickets, the one that changed last first. */
export const useTickets = () => useQuery({ queryKey: tableKey('tickets', 'own'), queryFn: readTickets });

async function readReplies(ticketId: string) {
  const client = await getClient();
  return dataOf(
    client
      .from('ticket_replies')
      .select('id, author_name, is_staff, body, created_at')
      .eq('ticket_id', ticketId)
      .order('created_at')
      .order('id'),
  );
}

/** The replies to a ticket, oldest first. */
export const useReplies = (ticketId: string) =>
  useQuery({ queryKey: tableKey('ticket_replies', ticketId), queryFn: () => readReplies(ticketId) });

/** Opens a ticket. The id is chosen before it is sent, so that sending again makes no second one. @throws {ServiceError} */
export async function openTicket(ticket: { readonly id: string; readonly subject: string; readonly message: string }) {
  const client = await getClient();
  await dataOf(client.from('tickets').upsert({ ...ticket, topic: 'affiliate' }, { ignoreDuplicates: true }));
}

/** Replies to a ticket; sent again with the same id, it is one reply. @throws {ServiceError} */
export async function sendReply(reply: { readonly id: string; readonly ticket_id: string; readonly body: string }) {
  const client = await getClient();
  await dataOf(client.from('ticket_replies').upsert(reply, { ignoreDuplicates: true }));
}
