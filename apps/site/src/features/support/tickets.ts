import { useQuery } from '@tanstack/react-query';
import { unread } from '@duneline/specs/messages/support';
import type { Database } from '@duneline/specs/database';
import { isUuid } from '../../lib/areas/recordFilter.ts';
import { getClient } from '../../lib/backend/client.ts';
import { readPerson } from '../../lib/backend/session.ts';
import { dataOf } from '../../lib/query/answerOf.ts';
import { confirmChange } from '../../lib/query/confirmChange.ts';
import { tableKey } from '../../lib/query/tableKey.ts';

type Tables = Database['public']['Tables'];
export interface Ticket extends Pick<
  Tables['tickets']['Row'],
  'id' | 'number' | 'subject' | 'message' | 'status' | 'created_at' | 'updated_at'
> {
  /** Whether the newest reply is from support and this person has not opened it. */
  readonly isUnread: boolean;
}

async function readTickets(id?: string): Promise<readonly Ticket[]> {
  const [client, person] = await Promise.all([getClient(), readPerson()]);
  if (!person) return [];
  const tickets = client
    .from('tickets')
    .select(
      'id, number, subject, message, status, created_at, updated_at, replies:ticket_replies(id, is_staff), views:ticket_views(reply_id)',
    )
    .eq('owner_id', person.id)
    .order('updated_at', { ascending: false })
    .order('created_at', { ascending: false, referencedTable: 'replies' })
    .limit(100);
  const found = await dataOf(id === undefined ? tickets : tickets.eq('id', id));
  return found.map(({ replies: [last], views, ...ticket }) => ({
    ...ticket,
    isUnread: last?.is_staff === true && views.every(({ reply_id }) => reply_id !== last.id),
  }));
}

/** The signed-in person's tickets, the one that changed last first. */
export const useTickets = () => useQuery({ queryKey: tableKey('tickets', 'own'), queryFn: () => readTickets() });

/** How many of some tickets have a reply that the person has not opened, as the navigation shows it. */
export function countUnread(tickets: readonly Ticket[]) {
  const count = tickets.filter(({ isUnread }) => isUnread).length;
  return { count, countLabel: unread({ n: count }) };
}

/** The person's ticket with this id, which may be older than those of the list; no ticket for anything that is no id. */
export const useTicket = (id: string | null) =>
  useQuery({
    queryKey: tableKey('tickets', 'own', id),
    queryFn: async () => (id !== null && isUuid(id) ? ((await readTickets(id))[0] ?? null) : null),
    enabled: id !== null,
  });

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

/** Notes that a person has seen a ticket up to a reply. @throws {ServiceError} */
export async function markSeen(ticketId: string, replyId: string): Promise<void> {
  const client = await getClient();
  await dataOf(
    client
      .from('ticket_views')
      .upsert({ ticket_id: ticketId, reply_id: replyId }, { onConflict: 'ticket_id,person_id' })
      .select('reply_id')
      .single(),
  );
}

/** Closes an own ticket; a reply opens it again. @throws {ServiceError} */
export async function closeTicket(id: string): Promise<void> {
  const client = await getClient();
  await confirmChange(
    () => dataOf(client.from('tickets').update({ status: 'closed' }).eq('id', id).select('id').single()),
    () => dataOf(client.from('tickets').select('id').match({ id, status: 'closed' }).maybeSingle()),
  );
}
