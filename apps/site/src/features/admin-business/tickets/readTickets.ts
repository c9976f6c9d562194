import type { Database } from '@duneline/specs/database';
import { getClient } from '../../../lib/backend/client.ts';
import { isUuid } from '../../../lib/areas/recordFilter.ts';
import { readPerson } from '../../../lib/backend/session.ts';
import { limitToDays } from '../../../lib/data-table/limitToDays.ts';
import type { RowsRequest } from '../../../lib/data-table/DataColumn.ts';
import { readFilterValues } from '../../../lib/data-table/filterValues.ts';
import { answerOf, assertAnswer, dataOf } from '../../../lib/query/answerOf.ts';
import { confirmChange } from '../../../lib/query/confirmChange.ts';
import { containsText } from '../../../lib/query/containsText.ts';
import { readPersonFilter } from '../readPersonFilter.ts';
import { readNames } from '../readNames.ts';

type Enums = Database['public']['Enums'];
export type TicketStatus = Enums['ticket_status'];
export type TicketTopic = Enums['ticket_topic'];
export const ticketStatuses = ['open', 'answered', 'closed'] as const satisfies readonly TicketStatus[];
export const ticketTopics = [
  'account',
  'payout',
  'rules',
  'affiliate',
  'identity',
  'technical',
] as const satisfies readonly TicketTopic[];

const COLUMNS = 'id, number, owner_id, topic, subject, message, status, assignee, created_at, updated_at';

/**
 * All tickets, with the owners' names.
 * @throws {ServiceError}
 */
export async function readTickets({ filters, order, from, to, signal }: RowsRequest) {
  const client = await getClient();
  let request = client.from('tickets').select(COLUMNS, { count: 'exact' });
  const status = ticketStatuses.find((one) => one === filters['status']);
  const topics = readFilterValues(filters, 'topic', ticketTopics);
  if (status) request = request.eq('status', status);
  if (topics.length > 0) request = request.in('topic', topics);
  if (filters['mine']) request = request.eq('assignee', (await readPerson())?.id ?? '');
  const person = readPersonFilter(filters);
  if (person) request = request.eq('owner_id', person);
  if (filters['q']) request = request.ilike('subject', containsText(filters['q']));
  request = limitToDays(request, 'updated_at', filters);
  const { data, count } = await answerOf(
    request.order(order.column, { ascending: order.isAscending }).order('id').range(from, to).abortSignal(signal),
  );
  const names = await readNames(data.flatMap(({ owner_id, assignee }) => [owner_id, assignee]));
  return {
    rows: data.map((row) => ({
      ...row,
      person: names.get(row.owner_id) ?? null,
      assigneeName: (row.assignee && names.get(row.assignee)) ?? null,
    })),
    count: count ?? data.length,
  };
}

export type TicketRow = Awaited<ReturnType<typeof readTickets>>['rows'][number];

/**
 * A ticket with its owner's name and its replies, oldest first; `null` if it does not exist.
 * @throws {ServiceError}
 */
export async function readThread(id: string) {
  if (!isUuid(id)) return null;
  const client = await getClient();
  const [ticket, replies] = await Promise.all([
    dataOf(client.from('tickets').select(COLUMNS).eq('id', id).maybeSingle()),
    dataOf(
      client
        .from('ticket_replies')
        .select('id, author_name, is_staff, body, created_at')
        .eq('ticket_id', id)
        .order('created_at')
        .order('id'),
    ),
  ]);
  if (ticket === null) return null;
  const names = await readNames([ticket.owner_id]);
  return { ...ticket, person: names.get(ticket.owner_id) ?? null, replies };
}

export type Thread = NonNullable<Awaited<ReturnType<typeof readThread>>>;

/**
 * Sets a ticket's status.
 * @throws {ServiceError}
 */
export async function setTicketStatus({ id, status }: { readonly id: string; readonly status: TicketStatus }) {
  const client = await getClient();
  return confirmChange(
    () => dataOf(client.from('tickets').update({ status }).eq('id', id).select('id').single()),
    () => dataOf(client.from('tickets').select('id').match({ id, status }).maybeSingle()),
  );
}

/**
 * The admins who can answer tickets, by name.
 * @throws {ServiceError}
 */
export async function readAdmins() {
  const client = await getClient();
  const roles = await dataOf(client.from('user_roles').select('user_id').eq('role', 'admin'));
  const names = await readNames(roles.map(({ user_id: id }) => id));
  return [...names].map(([id, name]) => ({ id, name })).toSorted((one, other) => one.name.localeCompare(other.name));
}

/**
 * Assigns a ticket; `null` for nobody.
 * @throws {ServiceError}
 */
export async function assignTicket({ id, assignee }: { readonly id: string; readonly assignee: string | null }) {
  const client = await getClient();
  await confirmChange(
    async () => {
      // The generated types have no nullable arguments.
      assertAnswer((await dataOf(client.rpc('assign_ticket', { _ticket: id, _assignee: assignee as string }))) == null);
    },
    async () => (await dataOf(client.from('tickets').select('assignee').eq('id', id).single())).assignee === assignee,
  );
}
